import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('drafts');

await index
	.saveObject({ title: 'Untitled' }, { autoGenerateObjectIDIfNotExist: true })
	.wait();
const { hits } = await index.search<{ title: string }>('untitled');
console.log(
	hits.map(hit => hit.title),
	typeof hits[0]?.objectID
);
