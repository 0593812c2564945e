import {describe, expect, it} from 'vitest';
import {createTestApi} from '../__fixtures__/createTestApi.ts';

type Test = ReturnType<typeof createTestApi>;

async function operate({call, wait}: Test, body: object, index = 'films'): Promise<number> {
  const {status} = await call(`POST /search/1/indexes/${index}/operation`, {body});
  wait(100);
  return status;
}

async function read({call}: Test, line: string): Promise<Record<string, unknown>> {
  return (await call(line)).body;
}

describe('operationIndex', () => {
  it('copies everything but the replicas, over what was there', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/target/old', {body: {title: 'Old'}});
    test.wait(100);
    await operate(test, {operation: 'copy', destination: 'target'});
    const settings = await read(test, 'GET /search/1/indexes/target/settings');
    expect(settings).toMatchObject({customRanking: ['desc(rating)', 'desc(votes)']});
    expect(settings).not.toHaveProperty('replicas');
    expect((await test.call('GET /search/1/indexes/target/old')).status).toBe(404);
    expect(await read(test, 'GET /search/1/indexes/target/rules/desert-shows-dune')).toHaveProperty('consequence');
    expect(await read(test, 'GET /search/1/indexes/target/synonyms/film-movie')).toHaveProperty('synonyms');
    expect((await test.call('GET /search/1/indexes/films/dune')).status).toBe(200);
  });

  it('copies the parts of the scope only, and no records', async () => {
    const test = createTestApi();
    await operate(test, {operation: 'copy', destination: 'target', scope: ['settings', 'synonyms']});
    expect(await read(test, 'GET /search/1/indexes/target/settings')).toHaveProperty('customRanking');
    expect((await test.call('GET /search/1/indexes/target/synonyms/film-movie')).status).toBe(200);
    expect((await test.call('GET /search/1/indexes/target/rules/desert-shows-dune')).status).toBe(404);
    expect((await test.call('GET /search/1/indexes/target/dune')).status).toBe(404);
  });

  it('moves an index away from its old name', async () => {
    const test = createTestApi();
    await operate(test, {operation: 'move', destination: 'target'});
    expect((await test.call('GET /search/1/indexes/target/dune')).status).toBe(200);
    expect((await test.call('GET /search/1/indexes/films/dune')).status).toBe(404);
  });

  it('shows the change when the task of the source is published', async () => {
    const test = createTestApi();
    const {body} = await test.call('POST /search/1/indexes/films/operation', {body: {operation: 'copy', destination: 'target'}});
    expect((await test.call('GET /search/1/indexes/target/dune')).status).toBe(404);
    test.wait(100);
    expect(await read(test, `GET /search/1/indexes/films/task/${String(body.taskID)}`)).toEqual({status: 'published'});
    expect((await test.call('GET /search/1/indexes/target/dune')).status).toBe(200);
  });

  it('refuses a scope with move, and itself as destination', async () => {
    const test = createTestApi();
    expect(await operate(test, {operation: 'move', destination: 'target', scope: ['rules']})).toBe(400);
    expect(await operate(test, {operation: 'copy', destination: 'films'})).toBe(400);
  });

  it('makes an empty index with default settings when the source of a copy is missing', async () => {
    const test = createTestApi();
    expect(await operate(test, {operation: 'copy', destination: 'films_copy'}, 'missing')).toBe(200);
    expect(await read(test, 'POST /search/1/indexes/films_copy/query')).toMatchObject({nbHits: 0});
    expect(await read(test, 'GET /search/1/indexes/films_copy/settings')).not.toHaveProperty('customRanking');
    expect((await test.call('GET /search/1/indexes/missing/settings')).status).toBe(404);
  });

  it('changes nothing when the source of a move is missing', async () => {
    const test = createTestApi();
    expect(await operate(test, {operation: 'move', destination: 'films_copy'}, 'missing')).toBe(200);
    expect((await test.call('GET /search/1/indexes/films_copy/dune')).status).toBe(200);
  });

  it('refuses a copy to an index that has replicas', async () => {
    const test = createTestApi();
    const body = {operation: 'copy', destination: 'films'};
    const answer = await test.call('POST /search/1/indexes/films_copy/operation', {body});
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatchInlineSnapshot(
      `"films has replicas (films_by_year), so nothing can be copied to it. Copy to a free name and move that index over it."`,
    );
  });

  it('moves an index over one that has replicas, which follow', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/next/heat', {body: {title: 'Heat'}});
    await operate(test, {operation: 'move', destination: 'films'}, 'next');
    expect(await read(test, 'GET /search/1/indexes/films/settings')).toMatchObject({replicas: ['films_by_year']});
    expect((await test.call('GET /search/1/indexes/films_by_year/heat')).status).toBe(200);
    expect((await test.call('GET /search/1/indexes/films_by_year/dune')).status).toBe(404);
  });

  it('leaves mode out of a copy and takes it along in a move', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/films_copy/settings', {body: {mode: 'neuralSearch'}});
    await operate(test, {operation: 'copy', destination: 'target'}, 'films_copy');
    expect(await read(test, 'GET /search/1/indexes/target/settings')).not.toHaveProperty('mode');
    await operate(test, {operation: 'move', destination: 'target'}, 'films_copy');
    expect(await read(test, 'GET /search/1/indexes/target/settings')).toMatchObject({mode: 'neuralSearch'});
  });

  it('carries out what was ordered in a row', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/new/a', {body: {}});
    await test.call('POST /search/1/indexes/new/operation', {body: {operation: 'move', destination: 'live'}});
    test.wait(100);
    expect((await test.call('GET /search/1/indexes/live/a')).status).toBe(200);
  });
});

describe('settings', () => {
  it('change what was sent, and null takes a setting back', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/films/settings', {body: {customRanking: null, hitsPerPage: 5}});
    expect(await read(test, 'GET /search/1/indexes/films/settings')).toMatchObject({hitsPerPage: 20});
    test.wait(100);
    const settings = await read(test, 'GET /search/1/indexes/films/settings');
    expect(settings).toMatchObject({hitsPerPage: 5, searchableAttributes: expect.any(Array) as unknown});
    expect(settings).not.toHaveProperty('customRanking');
  });

  it('of a replica name its primary index', async () => {
    const test = createTestApi();
    expect(await read(test, 'GET /search/1/indexes/films_by_year/settings')).toMatchObject({primary: 'films'});
    expect(await read(test, 'GET /search/1/indexes/films/settings')).not.toHaveProperty('primary');
  });

  it('make replicas with the same records, and let them go', async () => {
    const test = createTestApi();
    await test.call('PUT /search/1/indexes/films_copy/settings', {body: {replicas: ['r1', 'virtual(r2)']}});
    test.wait(100);
    expect((await test.call('GET /search/1/indexes/r2/dune')).status).toBe(200);
    await test.call('PUT /search/1/indexes/films_copy/settings', {body: {replicas: ['r1']}});
    await test.call('DELETE /search/1/indexes/films_copy/dune');
    test.wait(100);
    expect((await test.call('GET /search/1/indexes/r1/dune')).status).toBe(404);
    expect((await test.call('GET /search/1/indexes/r2/dune')).status).toBe(200);
  });

  it('reach replicas only when forwarded', async () => {
    const test = createTestApi();
    const size = async () => (await read(test, 'GET /search/1/indexes/films_by_year/settings')).hitsPerPage;
    await test.call('PUT /search/1/indexes/films/settings', {body: {hitsPerPage: 7}});
    test.wait(100);
    expect(await size()).toBe(20);
    await test.call('PUT /search/1/indexes/films/settings?forwardToReplicas=true', {body: {hitsPerPage: 8}});
    test.wait(100);
    expect(await size()).toBe(8);
  });
});

describe('indices', () => {
  it('come in pages of the size that is asked for', async () => {
    const {items, nbPages} = await read(createTestApi(), 'GET /search/1/indexes?page=1&hitsPerPage=2');
    expect(items).toEqual([expect.objectContaining({name: 'films_copy'})]);
    expect(nbPages).toBe(2);
  });

  it('are listed with their size and their replicas', async () => {
    const {items} = await read(createTestApi(), 'GET /search/1/indexes');
    expect(items).toEqual([
      expect.objectContaining({name: 'films', entries: 8, replicas: ['films_by_year'], pendingTask: false}),
      expect.objectContaining({name: 'films_by_year', primary: 'films'}),
      expect.objectContaining({name: 'films_copy'}),
    ]);
  });

  it('count the tasks that wait', async () => {
    const test = createTestApi();
    await test.call('DELETE /search/1/indexes/films/dune');
    const {items} = await read(test, 'GET /search/1/indexes?page=0');
    expect(items).toContainEqual(expect.objectContaining({name: 'films', pendingTask: true, numberOfPendingTasks: 1}));
  });

  it('leave their replicas behind when they are deleted', async () => {
    const test = createTestApi();
    await test.call('DELETE /search/1/indexes/films');
    test.wait(100);
    expect((await test.call('GET /search/1/indexes/films/dune')).status).toBe(404);
    const {items} = await read(test, 'GET /search/1/indexes');
    expect(items).toContainEqual(expect.not.objectContaining({primary: 'films'}));
    expect((await test.call('GET /search/1/indexes/films_by_year/dune')).status).toBe(200);
  });
});

describe('getTask', () => {
  it('refuses a task that was never given', async () => {
    const {status} = await createTestApi().call('GET /search/1/indexes/films/task/9914562690001');
    expect(status).toBe(404);
  });
});

describe('getAppTask', () => {
  it('knows the tasks of dictionaries', async () => {
    const {call} = createTestApi();
    const line = 'POST /search/1/dictionaries/stopwords/batch';
    const body = {requests: [{action: 'addEntry', body: {objectID: 'a', language: 'en', word: 'film'}}]};
    const {taskID} = (await call(line, {body})).body;
    const {body: task, headers} = await call(`GET /search/1/task/${String(taskID)}`);
    expect(task).toEqual({status: 'published'});
    expect(headers.get('x-mock-operation')).toBe('search.getAppTask');
  });

  it('refuses a task that was never given', async () => {
    expect((await createTestApi().call('GET /search/1/task/9914562690001')).status).toBe(404);
  });
});
