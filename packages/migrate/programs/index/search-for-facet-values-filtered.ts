import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const answer = await index.searchForFacetValues('genres', '', {
	maxFacetHits: 2,
	filters: 'year > 2000',
	sortFacetValuesBy: 'alpha'
});
console.log(answer.facetHits.map(hit => hit.value));

const many = await index.searchForFacetValues('genres', 'a', {
	facetFilters: ['director:Ridley Scott']
});
console.log(many.facetHits.map(({ value, count }) => `${value}: ${count}`));
