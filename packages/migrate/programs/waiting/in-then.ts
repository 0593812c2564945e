import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index
	.saveObject({ objectID: 'heat', title: 'Heat' })
	.wait()
	.then(({ objectID }) => console.log(objectID));

await index
	.setSettings({ hitsPerPage: 2 })
	.wait()
	.then(() => index.search(''))
	.then(({ hits }) => console.log(hits.length));

await index
	.deleteObjects(['heat', 'dune'])
	.wait()
	.then(() => index.search(''))
	.then(response => {
		console.log(response.nbHits);
	});
