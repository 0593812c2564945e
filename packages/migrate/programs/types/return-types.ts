import algoliasearch, {type SearchClient, type SearchIndex} from 'algoliasearch';

const connect = (): SearchClient => algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const open = (name: string): SearchIndex => connect().initIndex(name);

const index = open('films');
console.log((await index.search('dune')).nbHits);
