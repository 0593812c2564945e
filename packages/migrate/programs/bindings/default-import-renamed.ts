import createClient from 'algoliasearch';

const algolia = createClient('YOUR_APP_ID', 'YOUR_API_KEY');
const films = algolia.initIndex('films');
console.log((await films.search('dune')).nbHits);
