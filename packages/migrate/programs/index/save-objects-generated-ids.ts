import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("drafts");

await index
  .saveObjects(
    [{ title: "One" }, { objectID: "two", title: "Two" }, { title: "Three" }],
    {
      autoGenerateObjectIDIfNotExist: true,
    },
  )
  .wait();
const { hits } = await index.search<{ title: string }>("");
console.log(hits.map((hit) => hit.title).sort());
