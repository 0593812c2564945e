import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

try {
	await index.getObject('none');
} catch (error) {
	const { name, status, message } = error as {
		name: string;
		status: number;
		message: string;
	};
	console.log(name, status, message);
}
