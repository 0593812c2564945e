import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {taskID} = await index.setSettings({hitsPerPage: 4});
await index.waitTask(taskID);
console.log((await index.search('')).hits.length);

const saved = await index.saveObject({objectID: 'heat', title: 'Heat'});
await index.waitTask(saved.taskID);
console.log((await index.search('heat')).nbHits);
