import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {facetHits} = await index.searchForFacetValues('director', 'rid');
for (const {value, count, highlighted} of facetHits) console.log(value, count, highlighted);
