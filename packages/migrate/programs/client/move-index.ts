import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

await client.moveIndex('films_copy', 'archive').wait();
console.log(await client.initIndex('films_copy').exists(), (await client.initIndex('archive').search('')).nbHits);
