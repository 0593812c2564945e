// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region any-endpoint
const resource = await client.get({path: '/my-endpoint', parameters: {page: 0}});
console.log(resource.name);
// endregion

// region request-timeout
const {hits} = await client.searchSingleIndex(
  {indexName: 'films', searchParams: {query: 'dune'}},
  {timeout: 10_000}, // milliseconds
);
console.log(hits.length);
// endregion
