import algoliasearch from "algoliasearch";
import { createInMemoryCache } from "@algolia/cache-in-memory";
import { createNullCache } from "@algolia/cache-common";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY", {
  responsesCache: createInMemoryCache(),
  requestsCache: createInMemoryCache({ serializable: false }),
  hostsCache: createNullCache(),
});
const index = client.initIndex("films");
console.log((await index.search("dune")).nbHits);
await index.deleteObject("dune").wait();
console.log((await index.search("dune")).nbHits);
await client.clearCache();
console.log((await index.search("dune")).nbHits);
