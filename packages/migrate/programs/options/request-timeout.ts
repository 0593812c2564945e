import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

console.log((await index.search('dune', {timeout: 10})).nbHits);
await index.saveObject({objectID: 'heat'}, {timeout: 30}).wait();
const seconds = 20;
await index.deleteObject('heat', {timeout: seconds}).wait();
console.log((await client.listIndices({timeout: 5})).items.length);
