import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

if (client.appId) await index.deleteObject('dune').wait(); else await index.clearObjects().wait();
for (const id of ['alien', 'arrival']) await index.deleteObject(id).wait();
const count = async () => { const {nbHits} = await index.search(''); return nbHits; };
console.log(await count());
