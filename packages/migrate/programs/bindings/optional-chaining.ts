import algoliasearch, { type SearchClient } from 'algoliasearch';

const client: SearchClient | undefined =
	process.argv.length > 0 ? algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY') : undefined;
const index = client?.initIndex('films');

const response = await index?.search('dune');
console.log(response?.nbHits);
console.log((await client?.listIndices())?.items.length);
