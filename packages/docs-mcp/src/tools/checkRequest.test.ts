import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

it('accepts a valid request, and says which right it needs', async () => {
  const {call} = await connect();
  const valid =
    'The request is valid: POST /1/indexes/{indexName}/query (search.searchSingleIndex). Needs an API key with the search right.';
  const byName = await call('check_request', {
    operation: 'searchSingleIndex',
    parameters: {indexName: 'films'},
    body: {query: 'dune'},
  });
  const byPath = await call('check_request', {method: 'POST', path: '/1/indexes/films/query', body: '{"query": "dune"}'});
  expect([byName.text, byPath.text].map((text) => text.startsWith(valid))).toEqual([true, true]);
});

it('says what is wrong, where, and what was meant', async () => {
  const {call} = await connect();
  const {text} = await call('check_request', {
    operation: 'searchSingleIndex',
    parameters: {indxName: 'films'},
    body: {hitsPerPge: 5},
  });
  expect(text).toMatch(/^3 problems in POST /);
  expect(text).toContain('/path/indexName: `indexName` is missing.');
  expect(text).toContain('/query/indxName: `indxName` is not a query parameter of `searchSingleIndex`.');
  expect(text).toContain('/body/hitsPerPge: `hitsPerPge` is not a field of the body. Did you mean `hitsPerPage`?');
});

it('reads query strings, and puts header parameters where they belong', async () => {
  const {call} = await connect();
  expect((await call('check_request', {method: 'GET', path: '/2/abtests?limit=many'})).text).toContain('/query/limit: ');
  const assign = {operation: 'assignUserId', parameters: {'x-algolia-user-id': 'u1'}, body: {cluster: 'c1'}};
  expect((await call('check_request', assign)).text).toMatch(/^The request is valid/);
  const headers = {'X-Algolia-User-ID': 'u1'};
  const sent = {method: 'POST', path: '/1/clusters/mapping', headers, body: {cluster: 'c1'}};
  expect((await call('check_request', sent)).text).toMatch(/^The request is valid/);
});

it('checks the rules that no schema has', async () => {
  const {call} = await connect();
  const event = {
    eventType: 'click',
    eventName: 'a',
    index: 'i',
    userToken: 'u',
    objectIDs: ['a', 'b'],
    positions: [1],
    queryID: 'a'.repeat(32),
  };
  expect((await call('check_request', {operation: 'pushEvents', body: {events: [event]}})).text).toContain(
    '/body/events/0/positions: ',
  );
});

it.each([
  {operation: 'searchSingleIndex', parameters: {indexName: 'films'}, body: {filters: 'year > 2000 OR genres:x'}},
  {method: 'POST', path: '/1/indexes/films/query', body: {filters: 'year > 2000 OR genres:x'}},
  {method: 'POST', path: '/1/indexes/anything/query', body: {filters: 'year > 2000 OR genres:x'}},
])('says what the API refuses although its form is right: %j', async (args) => {
  const {call} = await connect();
  expect((await call('check_request', args)).text).toMatch(
    /^POST \/1\/indexes\/\{indexName\}\/query \(search\.searchSingleIndex\) has the right form, but the mock refuses it: .*OR/,
  );
});

it('survives half a character, and cuts what is endless', async () => {
  const {call} = await connect();
  const half = await call('check_request', {operation: 'saveObject', parameters: {indexName: '\ud800'}, body: {a: 1}});
  expect(half.text).toMatch(/^The request is valid/);
  const endless = {operation: 'searchSingleIndex', parameters: {indexName: 'a'}, body: {['x'.repeat(1_000_000)]: 1}};
  expect((await call('check_request', endless)).text.length).toBeLessThan(1000);
});

it('shows the first ten problems, and how many there are', async () => {
  const {call} = await connect();
  const body = Object.fromEntries(Array.from({length: 30}, (_, place) => [`wrong${place}`, 1]));
  const {text} = await call('check_request', {operation: 'searchSingleIndex', parameters: {indexName: 'a'}, body});
  expect(text).toMatch(/^30 problems in /);
  expect(text).toContain('\nAnd 20 more.\n');
});

it.each([
  [{}, 'Give either "operation" and "parameters", or "method", "path" and "headers".'],
  [{operation: 'saveObject', method: 'GET', path: '/1/indexes'}, 'Give either '],
  [{method: 'GET', path: '/1/indexes', parameters: {page: 1}}, 'Give either '],
  [
    {method: 'POST', path: '/1/indexs/films/query', api: 'search', body: {}},
    'The search API has no POST /1/indexs/films/query. The nearest:',
  ],
  [{method: 'GET', path: '/1/indexes', body: {}}, 'A GET request takes no body.'],
  [{method: 'GET', path: '/1/indexes', headers: {a: '€'}}, 'ByteString'],
  [{method: 'GET', path: '/1/indexes/%E0%A4%A/settings'}, 'not valid URL encoding'],
  [{method: 'GET', path: 'indexes'}, 'a path starts with a slash'],
  [{method: 'GET', path: '/9/nowhere'}, 'No API has GET /9/nowhere.'],
  [
    {method: 'POST', path: '/1/indexes/films/search'},
    'The nearest:\n- POST /1/indexes/{indexName}/query (search.searchSingleIndex)\n',
  ],
  [{method: 'GET', path: '/9/nowhere', api: 'search'}, 'Search API has no path /9/nowhere. Nearest paths: '],
  [{method: 'PUT', path: '/1/keys', api: 'search'}, '/1/keys does not take PUT. It takes: '],
  [{operation: 'saveObject', body: '{"a" 1}'}, "The body isn't valid JSON, line 1, column 6: "],
  [{method: 'POST', path: '/1/indexes/films', body: '{'}, "The body isn't valid JSON, line 1, column 2: "],
  [{method: 'FETCH', path: '/'}, '"GET"|"POST"'],
])('refuses %j', async (args, message) => {
  const {call} = await connect();
  expect(await call('check_request', args)).toEqual({isError: true, text: expect.stringContaining(message) as string});
});
