import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

await client.copyIndex("films", "films_backup").wait();
const backup = client.initIndex("films_backup");
console.log(
  (await backup.search("")).nbHits,
  (await backup.searchSynonyms("")).nbHits,
);
