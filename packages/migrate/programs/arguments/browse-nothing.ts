// differs: move its `batch` to `aggregator`
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index.browseObjects();
const seen: string[] = [];
const options = {hitsPerPage: 4, batch: (hits: readonly {objectID: string}[]) => hits.forEach((hit) => seen.push(hit.objectID))};
await index.browseObjects(options);
console.log(seen.length);
let pages = 0;
await index.browseObjects({hitsPerPage: 3, batch: async () => { pages += 1; }, headers: {'X-Forwarded-For': '192.0.2.1'}});
console.log(pages);
