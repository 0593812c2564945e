import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index
  .partialUpdateObjects([
    { objectID: 'dune', seen: true },
    { objectID: 'heat', seen: true },
  ])
  .wait();
console.log((await index.getObjects(['dune', 'heat'], { attributesToRetrieve: ['seen'] })).results);

await index
  .partialUpdateObjects([{ objectID: 'heat', seen: false }], { createIfNotExists: true })
  .wait();
console.log((await index.getObjects(['heat'])).results);
