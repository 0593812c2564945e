import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

// Both cases are one scope.
for (const action of ['add', 'change', 'remove']) {
  switch (action) {
    case 'add':
      await index.saveObject({objectID: 'heat'}).wait();
      break;
    case 'change':
      await index.saveObject({objectID: 'heat', year: 1995}).wait();
      break;
    default:
      await index.deleteObject('heat').wait();
  }
  console.log(action, (await index.search('')).nbHits);
}
