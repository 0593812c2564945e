import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

const answers = await client.searchForFacetValues([
  { indexName: 'films', params: { facetName: 'director', facetQuery: 'rid' } },
  { indexName: 'films_by_year', params: { facetName: 'genres', facetQuery: 'a', maxFacetHits: 2 } },
])
for (const { facetHits } of answers)
  console.log(facetHits.map(({ value, count }) => `${value}: ${count}`))
