import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const headers = {'X-Forwarded-For': '192.0.2.1'};
const {results} = await client.search([{indexName: 'films', query: 'dune'}], {headers});
console.log(results.length);
const strategic = await client.multipleQueries([{indexName: 'films', query: ''}, {indexName: 'films', query: 'x'}], {
  strategy: 'stopIfEnoughMatches',
  headers,
  timeout: 10,
});
console.log(strategic.results.length);
