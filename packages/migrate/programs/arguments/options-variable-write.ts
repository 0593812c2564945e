import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const options = {createIfNotExists: true};
await index.partialUpdateObject({objectID: 'heat', year: 1995}, options).wait();
await index.partialUpdateObjects([{objectID: 'ran', year: 1985}], options).wait();
const chunks = {batchSize: 1, autoGenerateObjectIDIfNotExist: true};
const {taskIDs} = await index.saveObjects([{title: 'One'}, {title: 'Two'}], chunks).wait();
console.log(taskIDs.length, (await index.search('')).nbHits);
