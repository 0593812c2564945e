// region setup
import {algoliasearch} from 'algoliasearch';
import {
  ApiError,
  createMemoryCache,
  RetryError,
  type Requester,
} from '@algolia/client-common';
import {createHttpRequester} from '@algolia/requester-node-http';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region hosts
const pinned = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  hosts: [
    {url: 'YOUR_APP_ID-1.algolianet.com', protocol: 'https', accept: 'readWrite'},
    {url: 'YOUR_APP_ID-2.algolianet.com', protocol: 'https', accept: 'readWrite'},
  ],
});
// endregion
const {items} = await pinned.listIndices();
console.log(items.map(({name}) => name));

// region timeouts
const patient = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  timeouts: {connect: 2000, read: 10_000, write: 60_000}, // milliseconds, all three
});
// endregion
const settings = await patient.getSettings({indexName: 'films'});
console.log(settings.replicas);

// region request-options
const firstPage = await client.listIndices(
  {},
  {headers: {'X-Trace-Id': 'nightly-import'}, queryParameters: {page: 0}},
);
console.log(firstPage.items.length);
// endregion

// region client-options
const traced = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  baseHeaders: {'X-Trace-Id': 'film-site'},
});
// endregion
const dune = await traced.getObject({indexName: 'films', objectID: 'dune'});
console.log(dune.objectID);

// region agent
client.addAlgoliaAgent('film-site', '1.4.0');
// endregion

import {subscribe} from 'node:diagnostics_channel';

let sent = 0;
subscribe('http.client.request.start', () => sent++);
// region cache
const caching = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  responsesCache: createMemoryCache(),
});
const query = {indexName: 'films', searchParams: {query: 'dune'}};

await caching.searchSingleIndex(query, {cacheable: true});
await caching.searchSingleIndex(query, {cacheable: true}); // from the cache
await caching.clearCache();
await caching.searchSingleIndex(query, {cacheable: true}); // sent again
// endregion
console.log(sent, 'searches sent');

// region requester
const http = createHttpRequester();
const logged: string[] = [];

const requester: Requester = {
  async send(request) {
    const response = await http.send(request);
    logged.push(
      `${request.method} ${new URL(request.url).pathname} ${response.status}`,
    );
    return response;
  },
};
const watched = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {requester});
await watched.getSettings({indexName: 'films'});
console.log(logged);
// endregion

// region errors
try {
  await client.getObject({indexName: 'films', objectID: 'no-such-film'});
} catch (error) {
  if (error instanceof ApiError && error.status === 404) {
    console.log('The record does not exist.');
  } else if (error instanceof RetryError) {
    console.log(`Every host failed. Requests: ${error.stackTrace.length}`);
  } else {
    throw error;
  }
}
// endregion
