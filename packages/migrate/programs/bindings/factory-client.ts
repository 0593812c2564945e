import algoliasearch from "algoliasearch";

function createClient() {
  return algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
}

const client = createClient();
const index = client.initIndex("films");
console.log((await index.search("dune")).nbHits);
console.log((await createClient().initIndex("films").search("alien")).nbHits);
