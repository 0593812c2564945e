// differs: isn’t in reach
import algoliasearch from 'algoliasearch';

const response = 'taken';
const indexName = 'films';
const taskID = 1;
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex(indexName);

await index.saveObject({objectID: 'heat'}).wait();
const {nbHits} = await index.search('', {hitsPerPage: taskID});
console.log(response, nbHits);
{
  const client = 'not the client';
  console.log(client.length, (await index.search('dune')).nbHits);
}
function open(indexName: string) {
  return index.search(indexName);
}
console.log((await open('alien')).nbHits);
