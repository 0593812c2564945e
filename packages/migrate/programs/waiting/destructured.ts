import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const { objectID, taskID } = await index.saveObject({ objectID: 'heat', title: 'Heat' }).wait();
console.log(objectID, taskID > 0);
const { objectIDs } = await index.saveObjects([{ objectID: 'ran' }, { objectID: 'roma' }]).wait();
console.log(objectIDs);
const { taskIDs, objectIDs: removed } = await index
  .deleteObjects(['ran', 'roma'], { batchSize: 1 })
  .wait();
console.log(taskIDs.length, removed);
const { key } = await client.addApiKey(['search']).wait();
console.log(key.length);
