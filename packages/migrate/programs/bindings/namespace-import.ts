import * as algolia from "algoliasearch";

const client = algolia.default("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");
console.log((await index.search("dune")).nbHits);
