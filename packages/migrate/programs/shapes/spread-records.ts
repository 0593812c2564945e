import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const base = {director: 'Michael Mann', genres: ['Crime']};
await index.saveObjects([{...base, objectID: 'heat'}, {...base, objectID: 'thief', ...{year: 1981}}]).wait();
await index.partialUpdateObject({...base, objectID: 'thief', rating: 7}).wait();
const ids = ['heat', ...['thief']];
console.log((await index.getObjects([...ids])).results);
await index.deleteObjects([...ids, 'dune']).wait();
console.log((await index.search('')).nbHits);
