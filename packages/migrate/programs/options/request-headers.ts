import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {nbHits} = await index.search('dune', {headers: {'X-Algolia-UserToken': 'visitor-1'}});
console.log(nbHits);
const film = await index.getObject<{title: string}>('dune', {headers: {'X-Forwarded-For': '192.0.2.1'}});
console.log(film.title);
