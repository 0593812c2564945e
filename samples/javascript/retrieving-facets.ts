// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
// endregion

// region facets
const {facets, nbHits} = await client.searchSingleIndex({
  indexName: 'films',
  searchParams: {query: '', facets: ['genres']},
});
console.log(`${nbHits} films`);
for (const [genre, count] of Object.entries(facets?.genres ?? {})) {
  console.log(`${genre}: ${count}`);
}
// endregion

// region all
const all = await client.searchSingleIndex({
  indexName: 'films',
  searchParams: {facets: ['*'], hitsPerPage: 0},
});
console.log(Object.keys(all.facets ?? {}));
// endregion

// region limit
const limited = await client.searchSingleIndex({
  indexName: 'films',
  searchParams: {
    facets: ['genres'],
    maxValuesPerFacet: 3,
    sortFacetValuesBy: 'alpha',
  },
});
console.log(JSON.stringify(limited.facets?.genres));
// endregion

// region values
const {facetHits} = await client.searchForFacetValues({
  indexName: 'films',
  facetName: 'director',
  searchForFacetValuesRequest: {facetQuery: 'vil', maxFacetHits: 5},
});
for (const {value, highlighted, count} of facetHits) {
  console.log(value, highlighted, count);
}
// endregion

// region within
const since2000 = await client.searchForFacetValues({
  indexName: 'films',
  facetName: 'director',
  searchForFacetValuesRequest: {
    facetQuery: 'j',
    params: `filters=${encodeURIComponent('year >= 2000')}`,
  },
});
console.log(since2000.facetHits.map(({value}) => value));
// endregion

// region several
const isDrama = ['genres:Drama'];
const byScott = ['director:Ridley Scott'];

const {results} = await client.search({
  requests: [
    {indexName: 'films', facetFilters: [isDrama, byScott]},
    {
      indexName: 'films',
      facetFilters: [byScott],
      facets: ['genres'],
      hitsPerPage: 0,
    },
    {
      indexName: 'films',
      facetFilters: [isDrama],
      facets: ['director'],
      hitsPerPage: 0,
    },
  ],
});
const [films, genres, directors] = results;
if (films && 'hits' in films) console.log('Results:', films.nbHits);
if (genres && 'facets' in genres) console.log(JSON.stringify(genres.facets));
if (directors && 'facets' in directors)
  console.log(JSON.stringify(directors.facets));
// endregion
