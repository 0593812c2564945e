import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const genres = ['genres:Drama'];
const {facetHits} = await index.searchForFacetValues('director', '', {facetFilters: [genres], hitsPerPage: 3, typoTolerance: false});
console.log(facetHits.map(({value}) => value).sort());
