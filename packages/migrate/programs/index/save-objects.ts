import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const films = [
	{ objectID: 'heat', title: 'Heat', year: 1995 },
	{ objectID: 'ran', title: 'Ran', year: 1985 }
];
await index.saveObjects(films).wait();
console.log((await index.search('')).nbHits);
console.log((await index.search('heat')).hits.map(hit => hit.objectID));
