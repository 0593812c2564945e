import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {key} = await client.addApiKey(['search'], {description: 'short-lived'}).wait();
const updated = await client.updateApiKey(key, {acl: ['search', 'browse']}).wait();
console.log(updated.key === key, (await client.getApiKey(key)).acl);
await client.deleteApiKey(key).wait();
console.log((await client.listApiKeys()).keys.some(({value}) => value === key));
const restored = await client.restoreApiKey(key).wait();
console.log(typeof restored.createdAt);
