import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

client.addAlgoliaAgent('film-shop', '2.1.0');
await client.clearCache();
console.log(client.appId, (await client.initIndex('films').search('dune')).nbHits);
