import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const queries = [];
for (const query of ['dune', 'alien']) queries.push({indexName: 'films', query, params: {hitsPerPage: 1, filters: 'year > 2000'}});
const {results} = await client.search(queries);
console.log(results.map((result) => ('hits' in result ? result.hits.length : -1)));
