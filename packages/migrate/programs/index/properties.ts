import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex(`films${'_by_year'}`);

console.log(index.indexName, index.appId);
const { indexName } = index;
console.log(indexName.toUpperCase(), client.appId);
console.log((await client.initIndex(index.indexName).search('')).nbHits);
