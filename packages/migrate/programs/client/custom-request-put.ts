import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

const { taskID } = await client.customRequest<{ taskID: number }>(
  { method: "PUT", path: "1/indexes/films/settings", data: { hitsPerPage: 3 } },
  { queryParameters: { forwardToReplicas: true } },
);
await index.waitTask(taskID);
console.log(
  (await client.initIndex("films_by_year").getSettings()).hitsPerPage,
);
