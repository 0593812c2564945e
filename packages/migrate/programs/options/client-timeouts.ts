import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  timeouts: {connect: 5, read: 10, write: 60},
});
console.log((await client.initIndex('films').search('dune')).nbHits);
