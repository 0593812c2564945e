import {describe, expect, it} from 'vitest';
import {createTestApi} from '../__fixtures__/createTestApi.ts';

const save = 'POST /search/1/indexes/films';
const push = 'POST /insights/1/events';
const event = {eventType: 'click', eventName: 'Clicked', index: 'films', userToken: 'u', objectIDs: ['dune']};

async function refuse(line: string, init: Parameters<ReturnType<typeof createTestApi>['call']>[1]) {
  const {status, body} = await createTestApi().call(line, init);
  return {status, message: body.message};
}

describe('a body that is refused', () => {
  it('is no JSON', async () => {
    const {status, message} = await refuse(save, {raw: '{"a": 1'});
    expect(status).toBe(400);
    expect(message).toMatch(/^The body is not valid JSON: /);
  });

  it('is missing where it is required', async () => {
    expect((await refuse(save, {})).message).toMatch(/^The request to saveObject is not valid. body: /);
    expect((await refuse(save, {raw: ''})).status).toBe(400);
  });

  it('has another type', async () => {
    expect(await refuse(save, {raw: '<a/>', headers: {'content-type': 'application/xml'}})).toEqual({
      status: 415,
      message: 'The body is application/xml. Send JSON, with the header "Content-Type: application/json".',
    });
    expect((await refuse(save, {raw: '{}', headers: {'content-type': 'application/json; charset=utf-16'}})).status).toBe(415);
    expect((await refuse(save, {raw: '{}', headers: {'content-encoding': 'gzip'}})).status).toBe(415);
  });

  it('is not UTF-8', async () => {
    expect(await refuse(save, {raw: new Uint8Array([0x22, 0xc3, 0x28, 0x22])})).toEqual({
      status: 400,
      message: 'The body is not UTF-8. Encode it as UTF-8 before you send it.',
    });
  });

  it('is nested too deeply', async () => {
    expect(await refuse(save, {raw: `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`})).toEqual({
      status: 400,
      message: 'The body is nested deeper than 100 levels.',
    });
  });

  it.each(['{"__proto__": {"a": 1}}', '{"a": [{"\\u005f_proto__": 1}]}', '{"constructor": {"prototype": {"a": 1}}}'])(
    'could change the behaviour of programs: %s',
    async (raw) => {
      const {status, message} = await refuse(save, {raw});
      expect(status).toBe(400);
      expect(message).toMatch(/^The body has the key "(__proto__|constructor\.prototype)"/);
      expect(Reflect.get({}, 'a')).toBeUndefined();
    },
  );

  it('is too large, 2 MB for events', async () => {
    const long = {...event, eventName: 'a'.repeat(2_000_000)};
    expect((await refuse(push, {body: {events: [long]}})).status).toBe(413);
    expect((await refuse(save, {body: {a: 'a'.repeat(10_000_000)}})).status).toBe(413);
  });

  it('has too many events', async () => {
    const {status, message} = await refuse(push, {body: {events: Array.from({length: 1001}, () => event)}});
    expect(status).toBe(400);
    expect(message).toMatch(/^The request to pushEvents is not valid. body\/events: .*1,?000/);
  });

  it('breaks a rule that no schema has', async () => {
    const body = {events: [{...event, objectIDs: ['a', 'b'], positions: [1], queryID: '43b15df305339e827f0ac0bdc5ebcaa7'}]};
    const {status, message} = await refuse(push, {body});
    expect(status).toBe(400);
    expect(message).toContain('body/events/0/positions');
  });
});

describe('a body that is taken', () => {
  it.each(['application/json; charset=UTF-8', 'text/plain', 'application/x-www-form-urlencoded'])('is %s', async (type) => {
    const {call} = createTestApi();
    expect((await call(save, {raw: '{"a": 1}', headers: {'content-type': type}})).status).toBe(200);
  });

  it('is {} where an operation has none', async () => {
    expect((await createTestApi().call('POST /search/1/indexes/films/clear', {raw: '{}'})).status).toBe(200);
    expect((await createTestApi().call('POST /search/1/indexes/films/clear', {raw: '{"a":1}'})).status).toBe(400);
  });

  it('has attributes that are called like parts of programs', async () => {
    const {call, wait} = createTestApi();
    const record = {objectID: 'a', constructor: 'Ferrari', prototype: 1, toString: 'x'};
    await call(save, {body: record});
    wait(100);
    expect((await call('GET /search/1/indexes/films/a')).body).toEqual(record);
  });
});

describe('validation', () => {
  it('names the place and the rule', async () => {
    const {status, body} = await createTestApi().call('POST /abtesting/2/abtests', {body: {name: 'a', variant: [], endAt: 'x'}});
    expect(status).toBe(400);
    expect(body.message).toMatch(/body\/variant: /);
    expect(body.message).toMatch(/body\/endAt: /);
    expect(body.faults).toContainEqual(expect.objectContaining({pointer: '/body/variant'}));
  });

  it('checks the path, the query and headers', async () => {
    const {call} = createTestApi();
    expect((await call('GET /abtesting/2/abtests/abc')).body.message).toContain('path/id');
    expect((await call('GET /abtesting/2/abtests?limit=many')).body.message).toContain('query/limit');
    expect((await call('GET /abtesting/2/abtests?colour=red')).body.message).toContain('query/colour');
    expect((await call('POST /search/1/clusters/mapping', {body: {cluster: 'a'}})).body.message).toContain('X-Algolia-User-ID');
  });

  it('stores nothing of a request that is partly wrong', async () => {
    const {call, wait} = createTestApi();
    const requests = [
      {action: 'addObject', body: {objectID: 'new'}},
      {action: 'explode', body: {}},
    ];
    expect((await call('POST /search/1/indexes/films/batch', {body: {requests}})).status).toBe(400);
    wait(1000);
    expect((await call('GET /search/1/indexes/films/new')).status).toBe(404);
  });
});
