import algoliasearch from 'algoliasearch/lite';

const searchClient = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');

const { results } = await searchClient.search<{ title: string }>([
	{
		indexName: 'films',
		query: 'dune',
		params: { hitsPerPage: 1, attributesToRetrieve: ['title'] }
	}
]);
for (const result of results)
	if ('hits' in result) console.log(result.hits.map(hit => hit.title));
