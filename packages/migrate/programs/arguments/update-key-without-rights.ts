import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {key} = await client.addApiKey(['search', 'browse']).wait();
await client.updateApiKey(key, {acl: ['search'], maxHitsPerQuery: 1}).wait();
const {acl, maxHitsPerQuery} = await client.getApiKey(key);
console.log(acl, maxHitsPerQuery);
await client.updateApiKey(key, {acl: ['search'], queryParameters: 'hitsPerPage=2'}).wait();
console.log((await algoliasearch('YOUR_APP_ID', key).initIndex('films').search('')).hits.length);
