import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const saved = await index
  .saveObject({ objectID: "heat", title: "Heat" })
  .wait();
console.log(saved.objectID, typeof saved.taskID);
let settings = await index.setSettings({ hitsPerPage: 2 }).wait();
console.log(typeof settings.taskID);
settings = await index.setSettings({ hitsPerPage: 3 }).wait();
console.log((await index.search("")).hits.length);
