import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await index
  .partialUpdateObject({
    objectID: "dune",
    year: 1984,
    director: "David Lynch",
  })
  .wait();
console.log(
  await index.getObject("dune", {
    attributesToRetrieve: ["title", "year", "director"],
  }),
);

// A record that doesn't exist is not created.
await index.partialUpdateObject({ objectID: "heat", year: 1995 }).wait();
console.log((await index.getObjects(["heat"])).results);
