// types: implicitly has an 'any' type
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {results} = await client.search([
  {indexName: 'films', type: 'facet', facet: 'director', params: {facetQuery: 'rid'}},
  {indexName: 'films', query: 'dune'},
]);
for (const result of results) {
  if ('facetHits' in result) console.log(result.facetHits.map(({value}) => value));
  else console.log(result.hits.length);
}
