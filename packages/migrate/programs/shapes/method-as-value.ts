// differs: search
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const search = index.search;
const results = await Promise.all(['dune', 'alien'].map((query) => search(query)));
console.log(results.map(({nbHits}) => nbHits));
