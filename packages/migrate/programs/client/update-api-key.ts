import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

const { key } = await client
  .addApiKey(["search"], { description: "old" })
  .wait();
await client
  .updateApiKey(key, {
    acl: ["search", "browse"],
    description: "new",
    indexes: ["films"],
  })
  .wait();
const { acl, description, indexes } = await client.getApiKey(key);
console.log(acl, description, indexes);
