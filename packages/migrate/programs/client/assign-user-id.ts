import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const { createdAt } = await client.assignUserID('user42', 'd4242-eu', {
	headers: { 'x-algolia-user-id': 'user42' }
});
console.log(typeof createdAt);
