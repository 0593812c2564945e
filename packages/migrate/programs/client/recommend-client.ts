import recommend from '@algolia/recommend'

const client = recommend('YOUR_APP_ID', 'YOUR_API_KEY')

const { results } = await client.getRelatedProducts([
  { indexName: 'products', objectID: 'p1', maxRecommendations: 2 },
])
console.log(results.length)
