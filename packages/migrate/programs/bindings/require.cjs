const algoliasearch = require('algoliasearch');

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

async function main() {
	await index.saveObject({ objectID: 'heat', title: 'Heat' }).wait();
	const { nbHits } = await index.search('heat');
	console.log(nbHits);
}

module.exports = main();
