import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index.deleteBy({filters: 'year < 1990'}).wait();
await index.deleteBy({facetFilters: ['genres:Comedy']}).wait();
const {hits} = await index.search('');
console.log(hits.map((hit) => hit.objectID).sort());
