import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

let calls = 0;
const nextName = () => `temp_${(calls += 1)}`;

// The name must be worked out once, though it's needed for the call and for the wait.
await client
	.initIndex(nextName())
	.saveObjects([{ objectID: 'x' }])
	.wait();
await client.initIndex(nextName()).saveObject({ objectID: 'y' }).wait();
console.log(
	calls,
	(await client.listIndices()).items
		.map(({ name }) => name)
		.filter(name => name.startsWith('temp'))
		.sort()
);
