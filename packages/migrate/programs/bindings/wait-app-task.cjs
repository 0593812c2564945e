// `waitAppTask` has no type in version 4.
const algoliasearch = require('algoliasearch');

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

module.exports = (async () => {
  const { taskID } = await client.initIndex('films').clearSynonyms();
  await client.waitAppTask(taskID);
  console.log((await client.initIndex('films').searchSynonyms('')).nbHits);
})();
