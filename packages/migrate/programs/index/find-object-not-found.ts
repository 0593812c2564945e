// differs: `findObject` is gone
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

try {
  await index.findObject((hit) => hit.objectID === 'nothing', {paginate: false});
  console.log('found');
} catch (error) {
  console.log((error as {message: string}).message);
}
