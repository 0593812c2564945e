import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films_copy');

console.log(await index.exists());
await index.delete().wait();
console.log(await index.exists());
