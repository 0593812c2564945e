import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index
	.saveObject({ objectID: 'heat', title: 'Heat' })
	.wait({ headers: { 'x-forwarded-for': '192.0.2.1' } });
console.log((await index.search('heat')).nbHits);
