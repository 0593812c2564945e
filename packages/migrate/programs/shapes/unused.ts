import algoliasearch from 'algoliasearch';
import type {SearchIndex} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
let spare: SearchIndex | undefined;

console.log(spare, client.appId);
