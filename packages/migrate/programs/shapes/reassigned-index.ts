import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

let current = client.initIndex('films');
console.log((await current.search('')).hits[0]?.objectID);
current = client.initIndex('films_by_year');
console.log((await current.search('')).hits[0]?.objectID);
const name = {value: 'films'};
const fixed = client.initIndex(name.value);
name.value = 'films_copy';
await fixed.deleteObject('dune').wait();
console.log(fixed.indexName, (await index.search('')).nbHits);
