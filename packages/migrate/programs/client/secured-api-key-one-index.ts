// types: Type 'string' is not assignable to type 'string[]'
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const restrictions = { restrictIndices: 'films', filters: 'year > 2000' };
const key = client.generateSecuredApiKey('YOUR_SEARCH_KEY', restrictions);
const index = algoliasearch('YOUR_APP_ID', key).initIndex('films');
console.log((await index.search('')).nbHits);
