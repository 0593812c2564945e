import algoliasearch, {type SearchIndex} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
const next = () => 'temporary';

// Variables that the tool adds must not hide those that it renames.
async function save() {
  await client.initIndex(next()).saveObject({objectID: 'x'}).wait();
  return (await index.search('')).hits.length;
}

async function saveTo(index: SearchIndex) {
  await client.initIndex(next()).saveObject({objectID: 'y'}).wait();
  await index.saveObject({objectID: 'z'}).wait();
  if (client.appId) {
    await index.saveObject({objectID: 'a'}).wait();
    return (await index.search('')).nbHits;
  }
  return 0;
}

console.log(await save(), await saveTo(client.initIndex('other')));
