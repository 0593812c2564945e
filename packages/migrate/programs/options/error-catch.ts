import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "WRONG_KEY");
const index = client.initIndex("films");

await index
  .search("dune")
  .catch((error) => console.log(error.status, error.name));
const result = await index.getSettings().then(
  () => "allowed",
  (error: any) => (error.status === 403 ? "forbidden" : "failed"),
);
console.log(result);
