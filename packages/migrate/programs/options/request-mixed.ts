import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const response = await index.search('', {
  hitsPerPage: 2,
  headers: {'X-Algolia-UserToken': 'visitor-1'},
  filters: 'year > 2000',
  timeout: 5,
  cacheable: false,
});
console.log(response.hits.length, response.nbHits);
