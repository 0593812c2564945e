import algoliasearch from "algoliasearch";

const source = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const target = algoliasearch("OTHER_APP_ID", "OTHER_API_KEY");

const films: Record<string, unknown>[] = [];
await source
  .initIndex("films")
  .browseObjects({ batch: (hits) => films.push(...hits) });
await target.initIndex("films").saveObjects(films).wait();
const settings = await source.initIndex("films_copy").getSettings();
await target.initIndex("films").setSettings(settings).wait();
console.log((await target.initIndex("films").search("")).nbHits);
