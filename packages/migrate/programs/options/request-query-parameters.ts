import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index
	.setSettings({ hitsPerPage: 3 }, { queryParameters: { forwardToReplicas: true } })
	.wait();
console.log((await client.initIndex('films_by_year').getSettings()).hitsPerPage);
