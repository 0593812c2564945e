import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

for (const name of ['films', 'books']) {
	const index = client.initIndex(name);
	console.log(index.indexName, await index.exists());
}
if (!(await client.initIndex('books').exists())) console.log('no books');
