// differs: method
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const method = process.argv.length > 0 ? 'clearRules' : 'clearSynonyms';
await index[method]().wait();
console.log((await index.searchRules('')).nbHits);
