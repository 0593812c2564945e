import algoliasearch from 'algoliasearch';
import type {
	MultipleQueriesResponse,
	SaveObjectResponse,
	SearchForFacetValuesResponse
} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const many: MultipleQueriesResponse<{ title: string }> = await client.multipleQueries<{
	title: string;
}>([{ indexName: 'films', query: 'dune' }]);
console.log(many.results.length);
const facets: SearchForFacetValuesResponse = await index.searchForFacetValues(
	'director',
	'rid'
);
console.log(facets.facetHits.length);
const saved: SaveObjectResponse = await index.saveObject({ objectID: 'heat' });
console.log(saved.objectID);
