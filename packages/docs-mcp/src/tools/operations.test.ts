import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

it('lists the APIs, and the operations of one', async () => {
  const {call} = await connect();
  expect((await call('find_operations')).text).toMatch(/^- insights: Insights API\. /m);
  expect((await call('find_operations', {api: 'insights'})).text).toContain('pushEvents: POST /1/events – Send events');
});

it('finds operations by words, by name and by path, in one API or in all', async () => {
  const {call} = await connect();
  expect((await call('find_operations', {query: 'add a record'})).text).toMatch(
    /^search: saveObject: POST \/1\/indexes\/\{indexName\} /,
  );
  expect((await call('find_operations', {query: 'SAVEOBJECT'})).text).toMatch(/^search: saveObject:/);
  expect((await call('find_operations', {query: '/1/events'})).text).toMatch(/^insights: pushEvents:/);
  expect((await call('find_operations', {query: 'delete a user', api: 'insights'})).text).toMatch(/^deleteUserToken:/);
  const nothing = await call('find_operations', {query: 'zzxqv'});
  expect([nothing.isError, nothing.text]).toEqual([true, expect.stringContaining('find_operations {"api": ')]);
});

it('describes an operation: method, path, rights, body, rules, example, responses, sample', async () => {
  const {call} = await connect();
  const {text} = await call('get_operation', {operation: 'pushEvents', language: 'php'});
  expect(text).toContain(
    'POST /1/events · operation ID pushEvents · Insights API ("insights") · /specs/insights#operation/pushEvents',
  );
  expect(text).toContain('Needs an API key with the search right.');
  expect(text).toContain('- The body must be smaller than 2 MB.');
  expect(text).toContain('Example body:\n{"events":[{"eventType":"click"');
  expect(text).toMatch(/- 400, .*: errors, see get_error\./);
  expect(text).toContain('$client->pushEvents(');
});

it('gives the body as JSON Schema that stands by itself', async () => {
  const {call} = await connect();
  const {text} = await call('get_operation', {operation: 'pushEvents'});
  const [, json = ''] = /as JSON Schema[^\n]*:\n(\{.*\})\n/.exec(text) ?? [];
  const schema = JSON.parse(json) as {$defs: Record<string, unknown>};
  const names = [...json.matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in schema.$defs))).toEqual([]);
});

it('stays short for a large body, and gives its parts and fields on request', async () => {
  const {call} = await connect();
  const {text} = await call('get_operation', {operation: 'searchSingleIndex'});
  expect(text.length).toBeLessThan(7000);
  expect(text).toMatch(/its outer level\..*\n\{"oneOf".*\nFields, those of all parts: .*filters: string, .*hitsPerPage: integer/);
  expect((await call('get_operation', {operation: 'searchSingleIndex', schema: 'body/filters'})).text).toContain(
    'attributesForFaceting',
  );
  expect((await call('get_operation', {operation: 'searchSingleIndex', schema: 'indexSettingsAsSearchParams'})).text).toContain(
    '"hitsPerPage"',
  );
  expect((await call('get_operation', {operation: 'searchSingleIndex', schema: 'baseSearchParams/filters'})).text).toContain(
    'attributesForFaceting',
  );
});

it('says of a large body what it is and what it needs', async () => {
  const {call} = await connect();
  expect((await call('get_operation', {operation: 'saveRules'})).text).toMatch(
    /\n\{"type":"array","items":\{"\$ref":"#\/\$defs\/rule"\}/,
  );
  expect((await call('get_operation', {operation: 'saveRule'})).text).toMatch(/"required":\["objectID","consequence"\]/);
});

it.each([
  [{operation: 'saveObjekt'}, 'There is no operation "saveObjekt". Did you mean "saveObject"?'],
  [{operation: 'get'}, 'APIs have an operation "get": '],
  [{operation: 'saveObject', api: 'insights'}, 'The Insights API has no operation "saveObject".'],
  [{operation: 'saveObject', schema: 'serchParams'}, 'There is no schema "serchParams". Did you mean "searchParams"?'],
  [{operation: 'saveObject', schema: 'baseSearchParams/nope'}, 'baseSearchParams has no field "nope". Fields: '],
  [{operation: 'saveObject', language: 'ruby'}, '"javascript"|"php"|"java"|"curl"'],
  [{operation: 'saveObject', api: 'maps'}, '"abtesting"|"analytics"'],
])('says what there is instead: %j', async (args, message) => {
  const {call} = await connect();
  expect(await call('get_operation', args)).toEqual({isError: true, text: expect.stringContaining(message) as string});
});

it('knows where the docs are about a name that is no operation', async () => {
  const {call} = await connect();
  for (const tool of ['get_operation', 'check_request'])
    expect(await call(tool, {operation: 'waitForTask'})).toEqual({
      isError: true,
      text: expect.stringMatching(/^There is no operation "waitForTask"\.[^]*\/docs\/5\/guides\/wait#wait\n/) as string,
    });
  const found = await call('find_operations', {query: 'Unreachable network'});
  expect([found.isError, found.text]).toEqual([true, expect.stringContaining('/docs/5/guides/wait#limits')]);
});

it.each(['search.saveObject', 'operation/saveObject', 'SAVEOBJECT'])('knows %s', async (operation) => {
  const {call} = await connect();
  expect((await call('get_operation', {operation})).text).toContain('operation ID saveObject ');
});
