import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const { key } = await client.addApiKey(['search']).wait();
await client.deleteApiKey(key).wait();
const isGone = await client.getApiKey(key).then(
  () => false,
  (error: { status: number }) => error.status === 404,
);
console.log(isGone);

await client.restoreApiKey(key).wait();
console.log((await client.getApiKey(key)).acl);
