import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await client.moveIndex('films_copy', 'archive').wait();
await client.copySettings('films', 'archive').wait();
await client.initIndex('archive').clearObjects().wait();
console.log((await client.initIndex('archive').search('')).nbHits);
const name = `temp_${1 + 1}`;
await client.initIndex(name).saveObject({ objectID: 'x' }).wait();
console.log(await client.initIndex(name).exists());
