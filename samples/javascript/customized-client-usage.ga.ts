// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region any-endpoint
const resource = await client.customGet({
  path: '1/my-endpoint',
  parameters: {page: 0},
});
console.log(resource.name);
// endregion

// region request-timeout
const {hits} = await client.searchSingleIndex(
  {indexName: 'films', searchParams: {query: 'dune'}},
  {timeouts: {read: 10_000}}, // milliseconds
);
console.log(hits.length);
// endregion

// region logger
const logging = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  logger: {
    debug: async (message) => console.debug(message),
    info: async (message, details) => console.info(message, details),
    error: async (message, details) => console.error(message, details),
  },
});
// endregion
await logging.getSettings({indexName: 'films'});
