// differs: spread
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const find = (...args: Parameters<typeof index.search>) => index.search(...args);
console.log((await find('dune')).nbHits);
