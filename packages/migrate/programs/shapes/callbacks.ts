// types: undefined
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const events: string[] = [];
const later = (task: () => Promise<unknown>) => task();

await later(() => index.saveObject({objectID: 'heat'}).wait());
await later(async () => {
  const {objectID} = await index.partialUpdateObject({objectID: 'heat', year: 1995}).wait();
  events.push(objectID);
});
await ['alien', 'dune'].reduce((before, id) => before.then(() => index.deleteObject(id).wait()), Promise.resolve<unknown>(0));
console.log(events, (await index.search('')).nbHits);
