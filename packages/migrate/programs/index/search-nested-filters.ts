import algoliasearch from 'algoliasearch';

const index = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films');

const {hits} = await index.search('', {
  facetFilters: [['genres:Drama', 'genres:Romance'], 'director:Jane Campion'],
  numericFilters: ['year >= 1990', 'year < 2000'],
});
console.log(hits.map((hit) => hit.objectID));
