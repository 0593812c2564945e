// differs: objectID
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

async function load(): Promise<Record<string, unknown>[]> {
  return [{ objectID: 'heat' }, { title: 'no ID' }];
}

try {
  await index.saveObjects(await load()).wait();
  console.log('saved');
} catch {
  console.log('refused');
}
