'use strict';

const algoliasearch = require('algoliasearch').default;
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

module.exports = client
  .initIndex('films')
  .search('dune', {hitsPerPage: 1})
  .then(function (content) {
    console.log(
      content.hits.map(function (hit) {
        return hit.objectID;
      }),
    );
  });
