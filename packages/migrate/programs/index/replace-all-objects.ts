import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films_copy');

const films = [
  {objectID: 'heat', title: 'Heat', genres: ['Crime']},
  {objectID: 'ran', title: 'Ran', genres: ['Drama']},
];
await index.replaceAllObjects(films).wait();
console.log((await index.search('')).hits.map((hit) => hit.objectID).sort());
console.log((await index.getSettings()).attributesForFaceting);
