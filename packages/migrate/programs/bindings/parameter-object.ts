import algoliasearch, {
  type SearchClient,
  type SearchIndex,
} from "algoliasearch";

type Context = { client: SearchClient; index: SearchIndex };

async function copy({ client, index }: Context) {
  await client.copyIndex(index.indexName, "target").wait();
  return (await client.initIndex("target").search("")).nbHits;
}

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
console.log(await copy({ client, index: client.initIndex("films") }));
