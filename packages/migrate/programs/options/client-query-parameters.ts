import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY", {
  queryParameters: { forwardToReplicas: "true" },
});
await client.initIndex("films").setSettings({ hitsPerPage: 3 });
console.log(client.appId);
