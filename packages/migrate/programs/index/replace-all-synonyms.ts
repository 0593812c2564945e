import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await index
  .replaceAllSynonyms([
    { objectID: "tv", type: "synonym", synonyms: ["tv", "television"] },
  ])
  .wait();
console.log((await index.searchSynonyms("")).hits);
await index
  .replaceAllSynonyms(
    [
      {
        objectID: "street",
        type: "placeholder",
        placeholder: "<street>",
        replacements: ["street", "st"],
      },
    ],
    {
      forwardToReplicas: true,
    },
  )
  .wait();
console.log(
  (await client.initIndex("films_by_year").searchSynonyms("")).nbHits,
);
