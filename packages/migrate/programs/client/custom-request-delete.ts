import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const { taskID } = await client.customRequest<{ taskID: number }>({
	method: 'DELETE',
	path: '/1/indexes/films/dune'
});
await index.waitTask(taskID);
console.log((await index.search('')).nbHits);
