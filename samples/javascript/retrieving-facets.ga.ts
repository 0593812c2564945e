// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
// endregion

// region all
const all = await client.searchSingleIndex({
  indexName: 'films',
  searchParams: {facets: ['*'], hitsPerPage: 1},
});
console.log(Object.keys(all.facets ?? {}));
// endregion

// region several
const isDrama = ['genres:Drama'];
const byScott = ['director:Ridley Scott'];

const {results} = await client.searchForHits({
  requests: [
    {indexName: 'films', facetFilters: [isDrama, byScott]},
    {
      indexName: 'films',
      facetFilters: [byScott],
      facets: ['genres'],
      hitsPerPage: 1,
    },
    {
      indexName: 'films',
      facetFilters: [isDrama],
      facets: ['director'],
      hitsPerPage: 1,
    },
  ],
});
const [films, genres, directors] = results;
console.log('Results:', films?.nbHits);
console.log(JSON.stringify(genres?.facets));
console.log(JSON.stringify(directors?.facets));
// endregion
