import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

const { results } = await client.search<{ title: string }>([
  { indexName: "films", query: "alien", params: { hitsPerPage: 1 } },
  {
    indexName: "films_by_year",
    query: "",
    params: { filters: "year < 1992", attributesToRetrieve: ["title"] },
  },
]);
for (const result of results) {
  if ("hits" in result)
    console.log(
      result.index,
      result.nbHits,
      result.hits.map((hit) => hit.title),
    );
}
