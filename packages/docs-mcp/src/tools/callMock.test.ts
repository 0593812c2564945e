import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

const search = {method: 'POST', path: '/1/indexes/films/query', body: {query: 'dune', attributesToHighlight: []}};
const remove = {method: 'DELETE', path: '/1/indexes/films/dune'};

it('responds as the API, without an account', async () => {
  const {call} = await connect();
  expect((await call('call_mock', search)).text).toMatch(/^200 from search\.searchSingleIndex\n\{"hits":\[\{"objectID":"dune",/);
});

it('keeps changes for the connection, and starts over on request', async () => {
  const [own, other] = await Promise.all([connect(), connect()]);
  expect((await own.call('call_mock', remove)).text).toMatch(/^200 from search\.deleteObject/);
  await expect.poll(async () => (await own.call('call_mock', search)).text).toContain('"nbHits":0');
  expect((await other.call('call_mock', search)).text).toContain('"nbHits":1');
  expect((await own.call('call_mock', {reset: true})).text).toBe('The mock starts over with the examples of the references.');
  expect((await own.call('call_mock', search)).text).toContain('"nbHits":1');
});

it('takes other credentials, and says what a refusal means', async () => {
  const {call} = await connect();
  const {text} = await call('call_mock', {...remove, headers: {'X-Algolia-API-Key': 'mockSearchKey'}});
  expect(text).toMatch(/^403\n\{"message":"Method not allowed with this API key/);
  expect(text).toContain('get_error says what a status means');
});

it('reads on in a long response without sending the request again', async () => {
  const {call} = await connect();
  const requests = Array.from({length: 300}, (_, place) => ({action: 'addObject', body: {title: `Film ${place}`}}));
  const {text} = await call('call_mock', {method: 'POST', path: '/1/indexes/films/batch', body: {requests}});
  const [, next = ''] = /Read on: call_mock \{"offset": (\d+)\}\.$/.exec(text) ?? [];
  const rest = await call('call_mock', {offset: Number(next)});
  const parts = [text, rest.text].map((part) => part.split('\n')[1] ?? '');
  const {objectIDs} = JSON.parse(parts.join('')) as {objectIDs: string[]};
  expect(objectIDs).toHaveLength(requests.length);
  await expect
    .poll(async () => (await call('call_mock', {...search, body: {query: 'Film 299', hitsPerPage: 0}})).text)
    .toContain('"nbHits":1');
  expect(await call('call_mock', {offset: 1_000_000})).toEqual({
    isError: true,
    text: expect.stringContaining('there is nothing at 1000000') as string,
  });
});

it.each([
  [{method: 'GET', path: '/1/indexes', body: {a: 1}}, 'A GET request takes no body.'],
  [{method: 'GET', path: '/1/indexes', headers: {a: 'b\nc'}}, "The request can't be sent: "],
  [{method: 'GET', path: '/1/indexes', headers: {a: '€'}}, "The request can't be sent: "],
  [{method: 'POST', path: '/../insights/1/events', api: 'search'}, 'leads out of the API'],
  [{method: 'GET', path: '/1/indexes/%E0%A4%A/settings'}, 'not valid URL encoding'],
  [{offset: 4000}, 'There is no response to read on in.'],
])('refuses what cannot be sent: %j', async (args, message) => {
  const {call} = await connect();
  expect(await call('call_mock', args)).toEqual({isError: true, text: expect.stringContaining(message) as string});
});

it('is the only tool that changes something, and nothing outside of this machine', async () => {
  const {client} = await connect();
  const {tools} = await client.listTools();
  expect(tools.filter(({annotations}) => !annotations?.readOnlyHint).map(({name}) => name)).toEqual(['call_mock']);
  expect(tools.filter(({annotations}) => annotations?.openWorldHint !== false || annotations.destructiveHint !== false)).toEqual(
    [],
  );
});

it.each([
  [{}, 'Give "method" and "path", or "reset": true.'],
  [{method: 'GET', path: '/1/status/nowhere'}, 'No API has GET /1/status/nowhere.'],
  [{method: 'GET', path: '/1/tasks'}, undefined],
])('knows the API of a path, or asks for it: %j', async (args, message) => {
  const {call} = await connect();
  const {text, isError} = await call('call_mock', args);
  expect([isError, text]).toEqual(
    message === undefined ? [false, expect.stringMatching(/^200 from /)] : [true, expect.stringContaining(message)],
  );
});
