// differs: Promises have no `wait`
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const pending = index.saveObject({ objectID: 'heat', title: 'Heat' });
console.log('sent');
await pending.wait();
console.log((await index.search('heat')).nbHits);

const promise = index.deleteObjects(['heat']);
const { objectIDs } = await promise;
console.log(objectIDs);
