import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const options = {description: 'from a variable', indexes: ['films'], queryParameters: 'hitsPerPage=2'};
const {key} = await client.addApiKey(['search'], options).wait();
console.log((await algoliasearch('YOUR_APP_ID', key).initIndex('films').search('')).hits.length);
const rights: ('search' | 'browse')[] = ['search', 'browse'];
await client.updateApiKey(key, {...options, acl: rights, description: 'changed'}).wait();
console.log((await client.getApiKey(key)).description, (await client.getApiKey(key)).acl);
const other = await client.addApiKey(rights, {validity: 3600, headers: {'X-Forwarded-For': '192.0.2.1'}}).wait();
console.log(other.key.length);
