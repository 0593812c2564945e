const algoliasearch = require('algoliasearch/lite');

const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');

module.exports = client
  .search([{ indexName: 'films', query: 'dune', params: { hitsPerPage: 1 } }])
  .then(({ results }) => console.log(results[0].hits.map((hit) => hit.title)));
