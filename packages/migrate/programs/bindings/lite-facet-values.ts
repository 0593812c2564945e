import algoliasearch from 'algoliasearch/lite'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY')

const [directors] = await client.searchForFacetValues([
  { indexName: 'films', params: { facetName: 'director', facetQuery: 'rid' } },
])
console.log(directors?.facetHits.map(({ value, count }) => `${value}: ${count}`))
