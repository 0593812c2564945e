import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films_by_year");

// An empty query, and a query that is only known at run time.
for (const query of ["", "ridley", "zzz"]) {
  const result = await index.search(query);
  console.log(
    query,
    result.nbHits,
    result.hits.map((hit) => hit.objectID),
  );
}
