import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const { results } = await client.getRecommendations([
  {
    indexName: 'products',
    model: 'related-products',
    objectID: 'p1',
    threshold: 40,
    maxRecommendations: 3,
  },
]);
console.log(results.map(({ hits }) => hits.length));
