import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const options: {scope: ('settings' | 'rules')[]} = {scope: ['rules']};
await client.copyIndex('films', 'target', options).wait();
const target = client.initIndex('target');
console.log((await target.search('')).nbHits, (await target.searchRules('')).nbHits, (await target.searchSynonyms('')).nbHits);
