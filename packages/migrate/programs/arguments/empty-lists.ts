import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {objectIDs, taskIDs} = await index.saveObjects([]).wait();
console.log(objectIDs, taskIDs);
await index.deleteObjects([]).wait();
console.log((await index.partialUpdateObjects([])).objectIDs, (await index.getObjects([])).results);
console.log((await client.multipleQueries([])).results, (await index.search('')).nbHits);
