import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  headers: { 'X-Forwarded-For': '192.0.2.1' },
});
console.log((await client.initIndex('films').search('dune')).nbHits);
