import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const key = client.generateSecuredApiKey('YOUR_SEARCH_KEY', {
  facetFilters: [['genres:Drama', 'genres:Romance']],
  attributesToRetrieve: ['title', 'year'],
});
const index = algoliasearch('YOUR_APP_ID', key).initIndex('films');
const { hits } = await index.search<{ title: string }>('');
console.log(hits.map((hit) => hit.title));
