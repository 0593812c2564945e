import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const isShort = process.argv.length > 0;
console.log((await index.search('', undefined)).nbHits);
console.log((await index.search('', isShort ? {hitsPerPage: 2} : undefined)).hits.length);
console.log((await index.search('', isShort ? undefined : {hitsPerPage: 2})).hits.length);
console.log((await index.search('', {...(isShort && {hitsPerPage: 3})})).hits.length);
console.log((await index.search('', {})).hits.length);
