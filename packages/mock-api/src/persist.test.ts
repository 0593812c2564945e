import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createSaver, loadState} from './persist.ts';
import {emptyState} from './state/state.ts';
import {createTestApi} from './__fixtures__/createTestApi.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mock-api-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('a state in a file', () => {
  it('loses nothing over a restart, not even changes on their way', async () => {
    const file = path.join(folder, 'state.json');
    const first = createTestApi({save: createSaver(file)});
    await first.call('PUT /search/1/indexes/books/__proto__', {body: {title: 'Odd'}});
    first.wait(100);
    await first.call('PUT /search/1/indexes/books/emma', {body: {title: 'Emma'}});
    const {body: key} = await first.call('POST /search/1/keys', {body: {acl: ['search']}});

    const state = loadState(file);
    if (!state) throw new Error('nothing was saved');
    const second = createTestApi({state});
    second.wait(400);
    expect((await second.call('GET /search/1/indexes/books/__proto__')).body).toEqual({objectID: '__proto__', title: 'Odd'});
    expect((await second.call('GET /search/1/indexes/books/emma')).status).toBe(200);
    expect((await second.call('GET /search/1/indexes/books/emma', {key: String(key.key)})).status).toBe(200);
    expect((await second.call('POST /search/1/indexes/films/query', {body: {facets: ['*']}})).body).toMatchObject({nbHits: 8});
  });

  it('may come from a mock that knew no rules of recommendations', () => {
    const file = path.join(folder, 'state.json');
    const {recommendRules, ...older} = emptyState();
    writeFileSync(file, JSON.stringify(older));
    expect(loadState(file)?.recommendRules).toEqual(recommendRules);
  });

  it('is written before the answer, and not for reads or refused calls', async () => {
    const file = path.join(folder, 'state.json');
    const {call} = createTestApi({save: createSaver(file)});
    await call('GET /search/1/indexes/films/dune');
    await call('POST /search/1/indexes/films/query', {body: {}});
    await call('POST /search/1/indexes/films/batch', {body: {}});
    expect(readdirSync(folder)).toEqual([]);
    await call('DELETE /search/1/indexes/films/dune');
    expect(readFileSync(file, 'utf8')).toContain('"action":"delete"');
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  it('holds every change when many come at once', async () => {
    const file = path.join(folder, 'state.json');
    const {call} = createTestApi({save: createSaver(file)});
    await Promise.all(Array.from({length: 50}, (_, index) => call(`PUT /search/1/indexes/many/${index}`, {body: {}})));
    expect(loadState(file)?.tasks).toHaveLength(50);
  });

  it('is not there at the first start', () => {
    expect(loadState(path.join(folder, 'none.json'))).toBeUndefined();
  });

  it('is reported and left as it is when it was cut short', () => {
    const file = path.join(folder, 'state.json');
    const cut = JSON.stringify(emptyState()).slice(0, 100);
    writeFileSync(file, cut);
    expect(() => loadState(file)).toThrow(/Cannot load .*state\.json: it is not complete JSON, perhaps because it was cut short/);
    expect(() => loadState(file)).toThrow('The file was not changed.\nMove it away to start fresh');
    expect(readFileSync(file, 'utf8')).toBe(cut);
  });

  it('is reported when it is something else', () => {
    const file = path.join(folder, 'state.json');
    writeFileSync(file, '{"version": 1, "tasks": []}');
    expect(() => loadState(file)).toThrow(/it is not a saved state of the mock, because it lacks lastID, /);
  });
});
