import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const response = await index['search']('dune');
console.log(response.nbHits);
await index['saveObject']({objectID: 'heat'})['wait']();
console.log((await client['initIndex']('films').search('')).nbHits);
