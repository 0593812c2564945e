import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const { taskID } = await client.initIndex('films').clearRules();
const { status } = await client.getAppTask(taskID);
console.log(status);
console.log((await client.getAppTask(taskID)).status);
