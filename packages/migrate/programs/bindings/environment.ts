import algoliasearch from 'algoliasearch';

process.env.ALGOLIA_INDEX ??= 'films';
const {ALGOLIA_APP_ID = 'YOUR_APP_ID', ALGOLIA_API_KEY = 'YOUR_API_KEY'} = process.env;

const client = algoliasearch(ALGOLIA_APP_ID, ALGOLIA_API_KEY);
const index = client.initIndex(process.env.ALGOLIA_INDEX!);
console.log((await index.search('dune')).nbHits);
