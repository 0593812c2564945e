import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const algolia = client;
const index = algolia.initIndex('films');
const films = index;

console.log((await films.search('dune')).nbHits);
console.log(
  (await algolia.multipleGetObjects<{title: string}>([{indexName: 'films', objectID: 'alien'}])).results[0]
    ?.title,
);
