import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const results = await index.search("");
console.log(index.getObjectPosition(results, "alien"));
console.log(index.getObjectPosition(results, "heat"));
console.log(
  index.getObjectPosition(await index.search("ridley"), "thelma-and-louise"),
);
