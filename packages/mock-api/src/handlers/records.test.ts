import {describe, expect, it} from 'vitest';
import {createTestApi} from '../__fixtures__/createTestApi.ts';
import {emptyState} from '../state/state.ts';

const dune = 'GET /search/1/indexes/films/dune';

describe('saveObject', () => {
  it('creates the index, gives an ID, and shows the record when its task is published', async () => {
    const {call, wait} = createTestApi({state: emptyState()});
    const {body} = await call('POST /search/1/indexes/books', {body: {title: 'Emma'}});
    expect(body).toEqual({
      createdAt: '2024-05-01T12:00:00.000Z',
      taskID: 1514562690001,
      objectID: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    });
    const task = `GET /search/1/indexes/books/task/${String(body.taskID)}`;
    expect((await call(task)).body).toEqual({status: 'notPublished'});
    const missing = await call(`GET /search/1/indexes/books/${String(body.objectID)}`);
    expect([missing.status, missing.body.message]).toEqual([
      404,
      'Index books does not exist yet. Wait for its task. Indices: none.',
    ]);
    wait(100);
    expect((await call(task)).body).toEqual({status: 'published'});
    expect((await call(`GET /search/1/indexes/books/${String(body.objectID)}`)).body).toEqual({
      title: 'Emma',
      objectID: body.objectID,
    });
  });

  it('gives the same IDs for the same calls', async () => {
    const save = async () => (await createTestApi().call('POST /search/1/indexes/books', {body: {}})).body.objectID;
    expect(await save()).toBe(await save());
  });

  it('replaces a whole record', async () => {
    const {call, wait} = createTestApi();
    await call('PUT /search/1/indexes/films/dune', {body: {title: 'Dune: Part Two'}});
    wait(100);
    expect((await call(dune)).body).toEqual({objectID: 'dune', title: 'Dune: Part Two'});
  });

  it('takes IDs that mean something to programs', async () => {
    const {call, wait} = createTestApi();
    for (const id of ['__proto__', 'constructor', 'toString']) {
      await call(`PUT /search/1/indexes/${id}/${id}`, {body: {title: id}});
      wait(100);
      expect((await call(`GET /search/1/indexes/${id}/${id}`)).body).toEqual({objectID: id, title: id});
    }
    expect(Reflect.get({}, 'title')).toBeUndefined();
    expect((await call('GET /search/1/indexes/films/valueOf')).status).toBe(404);
  });
});

describe('getObject', () => {
  it('returns some attributes when asked', async () => {
    const {body} = await createTestApi().call(`${dune}?attributesToRetrieve=title,year`);
    expect(body).toEqual({objectID: 'dune', title: 'Dune', year: 2021});
  });

  it('says which record is missing', async () => {
    const {status, body} = await createTestApi().call('GET /search/1/indexes/films/metropolis');
    expect([status, body.message]).toEqual([404, 'ObjectID metropolis does not exist in films.']);
  });
});

describe('partialUpdateObject', () => {
  async function update(body: object): Promise<Record<string, unknown>> {
    const {call, wait} = createTestApi();
    await call('POST /search/1/indexes/films/dune/partial', {body});
    wait(100);
    return (await call(dune)).body;
  }

  it('changes what was sent and keeps the rest', async () => {
    expect(await update({rating: 8.1})).toMatchObject({rating: 8.1, title: 'Dune'});
  });

  it.each([
    [{votes: {_operation: 'Increment', value: 1}}, {votes: 690001}],
    [{votes: {_operation: 'Decrement', value: 10}}, {votes: 689990}],
    [{genres: {_operation: 'Add', value: 'Adventure'}}, {genres: ['Science fiction', 'Adventure', 'Adventure']}],
    [{genres: {_operation: 'AddUnique', value: 'Adventure'}}, {genres: ['Science fiction', 'Adventure']}],
    [{genres: {_operation: 'Remove', value: 'Adventure'}}, {genres: ['Science fiction']}],
    [{rating: {_operation: 'IncrementFrom', value: 8}}, {rating: 9}],
    [
      {rating: {_operation: 'IncrementFrom', value: 7}, year: 1},
      {rating: 8, year: 2021},
    ],
    [{rating: {_operation: 'IncrementSet', value: 9}}, {rating: 9}],
    [
      {rating: {_operation: 'IncrementSet', value: 7}, year: 1},
      {rating: 8, year: 2021},
    ],
  ])('works out %j', async (body, expected) => {
    expect(await update(body)).toMatchObject(expected);
  });

  it('creates a missing record, unless told not to', async () => {
    const {call, wait} = createTestApi();
    await call('POST /search/1/indexes/films/a/partial', {body: {title: 'A'}});
    await call('POST /search/1/indexes/films/b/partial?createIfNotExists=false', {body: {title: 'B'}});
    wait(100);
    expect((await call('GET /search/1/indexes/films/a')).status).toBe(200);
    expect((await call('GET /search/1/indexes/films/b')).status).toBe(404);
  });
});

describe('deleting', () => {
  it('deletes one record, those that match, or all, and keeps the settings', async () => {
    const {call, wait} = createTestApi();
    await call('DELETE /search/1/indexes/films/dune');
    await call('POST /search/1/indexes/films/deleteByQuery', {body: {filters: 'genres:Drama'}});
    wait(100);
    const {body} = await call('POST /search/1/indexes/films/browse', {body: {}});
    expect(body.nbHits).toBe(4);
    await call('POST /search/1/indexes/films/clear');
    wait(100);
    expect((await call('POST /search/1/indexes/films/query', {body: {}})).body.nbHits).toBe(0);
    expect((await call('GET /search/1/indexes/films/settings')).body).toHaveProperty('customRanking');
    expect((await call('POST /search/1/indexes/films_by_year/query', {body: {}})).body.nbHits).toBe(0);
  });

  it('refuses to delete by a filter that it cannot read, or by a place', async () => {
    const {call} = createTestApi();
    const line = 'POST /search/1/indexes/films/deleteByQuery';
    expect((await call(line, {body: {filters: 'year <'}})).status).toBe(400);
    expect((await call(line, {body: {aroundLatLng: '1,2'}})).status).toBe(400);
    expect((await call(line, {body: {}})).status).toBe(400);
  });
});

describe('batch', () => {
  it('carries all actions out in their order', async () => {
    const {call, wait} = createTestApi();
    const requests = [
      {action: 'addObject', body: {title: 'No ID'}},
      {action: 'addObject', body: {objectID: 'a', n: 1}},
      {action: 'updateObject', body: {objectID: 'a', n: 2}},
      {action: 'partialUpdateObject', body: {objectID: 'a', m: 3}},
      {action: 'partialUpdateObjectNoCreate', body: {objectID: 'missing', m: 3}},
      {action: 'deleteObject', body: {objectID: 'dune'}},
    ];
    const {body} = await call('POST /search/1/indexes/films/batch', {body: {requests}});
    expect(body.objectIDs).toEqual([expect.any(String), 'a', 'a', 'a', 'missing', 'dune']);
    wait(100);
    expect((await call('GET /search/1/indexes/films/a')).body).toEqual({objectID: 'a', n: 2, m: 3});
    expect((await call('GET /search/1/indexes/films/missing')).status).toBe(404);
    expect((await call(dune)).status).toBe(404);
    expect((await call('GET /search/1/indexes/films_by_year/a')).status).toBe(200);
  });

  it('clears an index or deletes it', async () => {
    const {call, wait} = createTestApi();
    await call('POST /search/1/indexes/films_copy/batch', {body: {requests: [{action: 'clear', body: {}}]}});
    await call('POST /search/1/indexes/films/batch', {body: {requests: [{action: 'delete', body: {}}]}});
    wait(100);
    expect((await call('POST /search/1/indexes/films_copy/query', {body: {}})).body.nbHits).toBe(0);
    expect((await call('POST /search/1/indexes/films/query', {body: {}})).status).toBe(404);
  });

  it('refuses an ID that is no text, and then stores nothing', async () => {
    const {call, wait} = createTestApi();
    const requests = [
      {action: 'addObject', body: {objectID: 'a'}},
      {action: 'deleteObject', body: {objectID: {b: 1}}},
    ];
    expect((await call('POST /search/1/indexes/films/batch', {body: {requests}})).status).toBe(400);
    wait(100);
    expect((await call('GET /search/1/indexes/films/a')).status).toBe(404);
  });
});

describe('calls on several indices', () => {
  it('give one task per index', async () => {
    const {call, wait} = createTestApi();
    const requests = [
      {action: 'addObject', indexName: 'x', body: {objectID: '1'}},
      {action: 'addObject', indexName: 'y', body: {objectID: '2'}},
      {action: 'addObject', indexName: 'x', body: {objectID: '3'}},
    ];
    const {body} = await call('POST /search/1/indexes/*/batch', {body: {requests}});
    expect(Object.keys(body.taskID as object)).toEqual(['x', 'y']);
    expect(body.objectIDs).toEqual(['1', '2', '3']);
    wait(100);
    const wanted = [
      {indexName: 'x', objectID: '3'},
      {indexName: 'y', objectID: '3'},
      {indexName: 'films', objectID: 'dune', attributesToRetrieve: ['title']},
    ];
    const answer = await call('POST /search/1/indexes/*/objects', {body: {requests: wanted}});
    expect(answer.body.results).toEqual([{objectID: '3'}, null, {objectID: 'dune', title: 'Dune'}]);
  });
});
