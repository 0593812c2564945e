import algoliasearch from "algoliasearch/lite";

const client = algoliasearch("YOUR_APP_ID", "YOUR_SEARCH_KEY");
const index = client.initIndex("films");

const { hits, nbHits } = await index.search<{ title: string }>("ridley", {
  hitsPerPage: 1,
});
console.log(
  nbHits,
  hits.map((hit) => hit.title),
);
const { facetHits } = await index.searchForFacetValues("director", "rid");
console.log(facetHits.map(({ value }) => value));
