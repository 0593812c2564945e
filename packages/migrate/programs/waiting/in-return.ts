import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

async function save(title: string) {
  return index.saveObject({ objectID: title.toLowerCase(), title }).wait();
}
async function saveAwaited(title: string) {
  return await index.saveObject({ objectID: title.toLowerCase(), title }).wait();
}
function saveMany(films: { objectID: string }[]) {
  return index.saveObjects(films).wait();
}

console.log((await save('Heat')).objectID, (await saveAwaited('Ran')).objectID);
await saveMany([{ objectID: 'roma' }]);
console.log((await index.search('')).nbHits);
