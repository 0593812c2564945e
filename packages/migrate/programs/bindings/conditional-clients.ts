// differs: search
import algoliasearch from 'algoliasearch';

const one = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const other = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');

const index = one.appId ? one.initIndex('films') : other.initIndex('films');
console.log((await index.search('dune')).nbHits);
