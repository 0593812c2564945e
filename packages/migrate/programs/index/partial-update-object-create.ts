import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index.partialUpdateObject({objectID: 'heat', year: 1995}, {createIfNotExists: true}).wait();
await index.partialUpdateObject({objectID: 'ran', year: 1985}, {createIfNotExists: false}).wait();
console.log((await index.getObjects(['heat', 'ran'])).results);
