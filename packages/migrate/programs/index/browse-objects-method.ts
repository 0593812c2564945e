import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const sizes: number[] = [];
const collect = (batch: readonly unknown[]) => sizes.push(batch.length);

await index.browseObjects({hitsPerPage: 3, batch: collect});
console.log(sizes);

let total = 0;
await index.browseObjects({
  batch(hits) {
    total += hits.length;
  },
});
console.log(total);
