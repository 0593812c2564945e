import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const [directors, genres] = await client.multipleSearchForFacetValues([
	{
		indexName: 'films',
		params: { facetName: 'director', facetQuery: 'denis', filters: 'year > 2000' }
	},
	{ indexName: 'films', params: { facetName: 'genres', facetQuery: 'sci' } }
]);
console.log(
	directors?.facetHits.map(({ value }) => value),
	genres?.facetHits[0]?.count
);
