import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");

const queries = [
  { indexName: "films", query: "", params: { hitsPerPage: 3 } },
  { indexName: "films_copy", query: "dune" },
];
const { results } = await client.multipleQueries(queries, {
  strategy: "stopIfEnoughMatches",
});
console.log(
  results.map((result) => ("hits" in result ? result.hits.length : -1)),
);

const all = await client.multipleQueries(queries, { strategy: "none" });
console.log(
  all.results.map((result) => ("hits" in result ? result.hits.length : -1)),
);
