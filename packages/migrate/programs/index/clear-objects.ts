import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films_copy');

await index.clearObjects().wait();
console.log((await index.search('')).nbHits, await index.exists());
