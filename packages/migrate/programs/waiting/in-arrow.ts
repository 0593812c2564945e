import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const save = (film: {objectID: string}) => index.saveObject(film).wait();
const remove = async (id: string) => await index.deleteObject(id).wait();
const clear = async () => {
    await index.clearObjects().wait();
};

await save({objectID: 'heat'});
await remove('dune');
console.log((await index.search('')).nbHits);
await clear();
console.log((await index.search('')).nbHits);
