// types: is not assignable to parameter of type
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {facetHits} = await index.searchForFacetValues('director', 'rid', {headers: {'X-Forwarded-For': '192.0.2.1'}});
console.log(facetHits.map(({value}) => value));
const options = {maxFacetHits: 1};
console.log((await index.searchForFacetValues('genres', 'a', options)).facetHits.length);
const facet = {name: 'genres', query: 'dra'};
console.log((await index.searchForFacetValues(facet.name, facet.query)).facetHits.map(({count}) => count));
