import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const response = await index.saveObjects(
	[{ objectID: 'heat' }, { objectID: 'ran' }, { objectID: 'roma' }],
	{ batchSize: 2 }
);
console.log(response.taskIDs.length, response.objectIDs.join());
await Promise.all(response.taskIDs.map(taskID => index.waitTask(taskID)));
console.log((await index.search('')).nbHits);
const last = response.taskIDs[response.taskIDs.length - 1];
if (last !== undefined) await index.waitTask(last);
