// differs: `getFrequentlyBoughtTogether` is now
import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

const query = { indexName: "products", objectID: "p1" };
const bought = await client.getFrequentlyBoughtTogether([query]);
const related = await client.getRelatedProducts([{ ...query, threshold: 10 }]);
console.log(bought.results.length, related.results.length);
const { results: items } = await client.getTrendingItems([
  { indexName: "products", threshold: 0 },
]);
const { results: facets } = await client.getTrendingFacets([
  { indexName: "products", facetName: "brand" },
]);
console.log(items.length, facets.length);
