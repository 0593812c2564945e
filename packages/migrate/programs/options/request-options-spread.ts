import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const shared = { attributesToRetrieve: ["title"], filters: "genres:Drama" };
const { hits } = await index.search<{ title: string }>("", {
  ...shared,
  hitsPerPage: 2,
  headers: { "X-Forwarded-For": "192.0.2.1" },
});
console.log(hits.map((hit) => hit.title));
const extended = await index.search("", { hitsPerPage: 1, ...shared });
console.log(extended.hits.length);
