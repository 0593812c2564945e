import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await Promise.all([
  index.saveObject({ objectID: "heat", title: "Heat" }).wait(),
  index.setSettings({ hitsPerPage: 20 }).wait(),
  client.initIndex("films_copy").deleteObject("dune").wait(),
]);
console.log(
  (await index.search("")).nbHits,
  (await client.initIndex("films_copy").search("")).nbHits,
);

const films = [{ objectID: "ran" }, { objectID: "roma" }];
const saved = await Promise.all(
  films.map((film) => index.saveObject(film).wait()),
);
console.log(saved.map(({ objectID }) => objectID));
await Promise.all(
  films.map(({ objectID }) => index.deleteObject(objectID).wait()),
);
console.log((await index.search("")).nbHits);
