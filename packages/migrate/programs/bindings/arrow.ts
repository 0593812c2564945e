import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const find = (query: string) => index.search(query);
const save = (film: { objectID: string }) => index.saveObject(film);
const count = async () => (await index.search("")).nbHits;

await save({ objectID: "heat" }).then(({ taskID }) => index.waitTask(taskID));
console.log((await find("dune")).nbHits, await count());
