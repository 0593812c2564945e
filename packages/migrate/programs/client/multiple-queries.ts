// types: Property 'params' does not exist on type 'SearchQuery'
import algoliasearch from 'algoliasearch';
import type { MultipleQueriesQuery } from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const queries: MultipleQueriesQuery[] = ['dune', 'piano'].map((query) => ({
  indexName: 'films',
  query,
  params: { hitsPerPage: 2, facetFilters: [['genres:Drama', 'genres:Adventure']] },
}));
const { results } = await client.multipleQueries(queries);
console.log(results.map((result) => ('nbHits' in result ? result.nbHits : -1)));
