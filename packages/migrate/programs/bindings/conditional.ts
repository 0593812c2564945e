import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const isNewestFirst = process.argv.length > 0;
const index = isNewestFirst
	? client.initIndex('films_by_year')
	: client.initIndex('films');
const other = client.initIndex(isNewestFirst ? 'films' : 'films_by_year');

console.log((await index.search('', { hitsPerPage: 1 })).hits.map(hit => hit.objectID));
console.log((await other.search('', { hitsPerPage: 1 })).hits.map(hit => hit.objectID));
console.log(isNewestFirst ? (await index.search('dune')).nbHits : 0);
