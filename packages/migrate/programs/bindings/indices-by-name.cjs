const algoliasearch = require('algoliasearch');
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const indexes = {};
['films', 'films_copy'].forEach((name) => {
  indexes[name] = client.initIndex(name);
});

const find = (name, query) => indexes[name].search(query);

module.exports = find('films', 'dune').then(({nbHits}) => console.log(nbHits));
