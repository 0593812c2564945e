import algoliasearchLite from 'algoliasearch/lite';
import algoliasearch from 'algoliasearch';

const reader = algoliasearchLite('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
const writer = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

await writer.initIndex('films').saveObject({ objectID: 'heat', title: 'Heat' }).wait();
const { results } = await reader.search([{ indexName: 'films', query: 'heat' }]);
console.log(results.map((result) => ('nbHits' in result ? result.nbHits : 0)));
