// types: undefined
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

let nbHits = 0;
({nbHits} = await index.search('dune'));
console.log(nbHits);
const first = (await index.search('zzz')).hits[0] ?? (await index.search('alien')).hits[0];
console.log(first?.objectID);
const found = (await index.exists()) && (await index.search('')).nbHits > 5;
console.log(found ? 'many' : 'few');
