import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

if ((await index.search('heat')).nbHits === 0)
  await index.saveObject({objectID: 'heat', title: 'Heat'}).wait();
const isStale = true;
isStale && (await index.deleteObject('dune').wait());
const result = isStale ? await index.saveObject({objectID: 'ran'}).wait() : undefined;
console.log(result?.objectID, (await index.search('')).nbHits);
