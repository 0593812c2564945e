import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const done = index.saveObject({ objectID: "heat", title: "Heat" }).wait();
console.log("on its way");
const { objectID } = await done;
console.log(objectID, (await index.search("heat")).nbHits);
