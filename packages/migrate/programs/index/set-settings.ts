import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
const replica = client.initIndex('films_by_year');

await index
	.setSettings(
		{ attributesForFaceting: ['searchable(genres)'] },
		{ forwardToReplicas: true }
	)
	.wait();
console.log((await replica.getSettings()).attributesForFaceting);

const settings = { searchableAttributes: ['title'], hitsPerPage: 2 };
await index.setSettings(settings).wait();
console.log(
	(await index.getSettings()).hitsPerPage,
	(await replica.getSettings()).hitsPerPage
);
