import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await index.saveObject({ objectID: "heat", title: "Heat" }).wait();
await index.deleteObject("dune").wait();
await client.copyIndex("films", "backup").wait();
console.log(
  (await client.initIndex("backup").search("")).hits
    .map((hit) => hit.objectID)
    .sort(),
);
