import algoliasearch from 'algoliasearch';

const timeouts = {connect: 5, read: 10, write: 60};
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {timeouts});
console.log((await client.initIndex('films').search('dune')).nbHits);
