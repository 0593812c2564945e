import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const old = await index.search("", { filters: "year < 1992" });
const ids = old.hits.map((hit) => hit.objectID);
const { objectIDs } = await index.deleteObjects(ids).wait();
console.log(objectIDs.sort());
console.log((await index.search("")).nbHits);
