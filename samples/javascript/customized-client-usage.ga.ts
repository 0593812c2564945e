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

// region log
const logging = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  logger: {
    debug: async (message) => console.debug(message),
    info: async (message, details) => console.info(message, details),
    error: async (message, details) => console.error(message, details),
  },
});
// endregion
await logging.getSettings({indexName: 'films'});

// region rate-limit
const patient = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  maxRateLimitRetries: 10, // a nightly import can wait
});
// endregion
console.log((await patient.listIndices()).items.length);

// region http-info
const {status, headers, data} = await client.getSettingsWithHTTPInfo({
  indexName: 'films',
});
console.log(status, headers?.['content-type'], data.replicas);
// endregion

// region request-id
import {ApiError} from '@algolia/client-common';

try {
  await client.getObject(
    {indexName: 'films', objectID: 'no-such-film'},
    {headers: {'Request-ID': 'FilmSite001'}}, // exactly 11 letters and digits
  );
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(error.status, error.correlationId);
}
// endregion

import {subscribe} from 'node:diagnostics_channel';
import type {ClientRequest} from 'node:http';

const encodings: unknown[] = [];
subscribe('http.client.request.start', (message) => {
  const {request} = message as {request: ClientRequest};
  encodings.push(request.getHeader('content-encoding'));
});
// region compression
const compressing = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  compression: 'gzip',
});
// endregion
// The mock refuses compressed bodies. What counts is that this one is.
const long = {indexName: 'films', searchParams: {query: 'dune '.repeat(200)}};
await compressing.searchSingleIndex(long).catch(() => undefined);
await compressing.getSettings({indexName: 'films'});
console.log(encodings);

// region fetch
import {createFetchRequester} from '@algolia/requester-fetch';

const fetching = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  requester: createFetchRequester(),
});
// endregion
console.log((await fetching.getSettings({indexName: 'films'})).replicas);

// region test-double
import type {Requester} from '@algolia/client-common';

const sent: string[] = [];
const double: Requester = {
  async send({method, url}) {
    sent.push(`${method} ${new URL(url).pathname}`);
    const content = JSON.stringify({hits: [{objectID: 'dune', title: 'Dune'}]});
    return {status: 200, content, isTimedOut: false};
  },
};
const tested = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {requester: double});

const found = await tested.searchSingleIndex<{title: string}>({
  indexName: 'films',
  searchParams: {query: 'dune'},
});
console.log(sent, found.hits[0]?.title);
// endregion

// region test-failures
const canned = [
  {status: 503, content: ''}, // the client continues with the next host
  {status: 429, content: '', headers: {'retry-after': '1'}}, // it waits 1 second
  {status: 200, content: '{"items": [], "nbPages": 0}'},
];
const failing = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  requester: {
    async send() {
      const next = canned.shift() ?? {status: 0, content: 'No response left'};
      return {...next, isTimedOut: false};
    },
  },
});
console.log(await failing.listIndices(), canned.length);
// endregion
