import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const { items } = await client.listIndices();
console.log(items.map(({ name, entries }) => `${name}: ${entries}`).sort());

const first = await client.listIndices({ page: 0, hitsPerPage: 2 });
console.log(first.items.length, first.nbPages);
const viaQuery = await client.listIndices({
	queryParameters: { page: 1, hitsPerPage: 2 }
});
console.log(viaQuery.items.length);
