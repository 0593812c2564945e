import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

async function act(action: 'add' | 'remove' | 'count') {
  switch (action) {
    case 'add':
      await index.saveObject({objectID: 'heat'}).wait();
      break;
    case 'remove': {
      const {taskID} = await index.deleteObject('heat');
      await index.waitTask(taskID);
      break;
    }
    default:
      return (await index.search('')).nbHits;
  }
  return undefined;
}

await act('add');
console.log(await act('count'));
await act('remove');
console.log(await act('count'));
