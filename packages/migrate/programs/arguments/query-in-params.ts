import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const params = {hitsPerPage: 1, attributesToRetrieve: ['title']};
const {results} = await client.multipleQueries<{title: string}>([
  {indexName: 'films', params: {...params, query: 'dune'}},
  {indexName: 'films_by_year', query: 'alien', params},
  {indexName: index.indexName, query: 'arrival', params: {...params}},
]);
for (const result of results) if ('hits' in result) console.log(result.hits.map((hit) => hit.title));
