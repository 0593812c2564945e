import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await index
  .saveSynonym(
    {
      objectID: "scary",
      type: "oneWaySynonym",
      input: "scary",
      synonyms: ["horror"],
    },
    { forwardToReplicas: true },
  )
  .wait();
const replica = client.initIndex("films_by_year");
console.log(await replica.getSynonym("scary"));
