import algoliasearch, {type SearchClient, type SearchIndex} from 'algoliasearch';

const client: SearchClient = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index: SearchIndex = client.initIndex('films');
console.log((await index.search('dune')).nbHits);
