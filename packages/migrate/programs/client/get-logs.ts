import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

const { logs } = await client.getLogs({ offset: 0, length: 5, type: "all" });
console.log(Array.isArray(logs), logs.length);
const more = await client.getLogs();
console.log(more.logs.map(({ method }) => method));
