import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const removed = await client.removeUserID('user4').then(
	() => 'removed',
	() => 'refused'
);
console.log(removed);
