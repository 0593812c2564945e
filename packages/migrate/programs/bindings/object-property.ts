import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const indices = {
  films: client.initIndex('films'),
  byYear: client.initIndex('films_by_year'),
};

console.log((await indices.films.search('dune')).nbHits);
const { byYear } = indices;
console.log((await byYear.search('', { hitsPerPage: 1 })).hits.map((hit) => hit.objectID));
await indices.films.deleteObject('dune').wait();
console.log((await indices.films.search('dune')).nbHits);
