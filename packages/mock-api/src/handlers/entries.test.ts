import {describe, expect, it} from 'vitest';
import {createTestApi} from '../__fixtures__/createTestApi.ts';

const rule = {objectID: 'r1', conditions: [{context: 'summer'}], consequence: {params: {filters: 'a:b'}}, enabled: false};
const synonym = {objectID: 's1', type: 'onewaysynonym', input: 'scary', synonyms: ['horror']};

describe.each([
  {part: 'rules', entry: rule, known: 'desert-shows-dune', replaceAll: 'clearExistingRules'},
  {part: 'synonyms', entry: synonym, known: 'film-movie', replaceAll: 'replaceExistingSynonyms'},
])('$part', ({part, entry, known, replaceAll}) => {
  const at = `/search/1/indexes/films/${part}`;

  it('are saved one by one, read and deleted, when their tasks are published', async () => {
    const {call, wait} = createTestApi();
    await call(`PUT ${at}/${entry.objectID}`, {body: entry});
    expect((await call(`GET ${at}/${entry.objectID}`)).status).toBe(404);
    wait(100);
    expect((await call(`GET ${at}/${entry.objectID}`)).body).toEqual(entry);
    await call(`DELETE ${at}/${entry.objectID}`);
    wait(100);
    expect((await call(`GET ${at}/${entry.objectID}`)).status).toBe(404);
  });

  it('are refused when body and path name different IDs', async () => {
    const {status, body} = await createTestApi().call(`PUT ${at}/other`, {body: entry});
    expect(status).toBe(400);
    expect(body.message).toContain('the path has "other"');
  });

  it('are added to the others, or replace them all', async () => {
    const {call, wait} = createTestApi();
    await call(`POST ${at}/batch`, {body: [entry]});
    wait(100);
    expect((await call(`GET ${at}/${known}`)).status).toBe(200);
    await call(`POST ${at}/batch?${replaceAll}=true`, {body: [entry]});
    wait(100);
    expect((await call(`GET ${at}/${known}`)).status).toBe(404);
    expect((await call(`GET ${at}/${entry.objectID}`)).status).toBe(200);
  });

  it('are all deleted, and reach replicas when forwarded', async () => {
    const {call, wait} = createTestApi();
    const replica = `/search/1/indexes/films_by_year/${part}`;
    await call(`POST ${at}/batch?forwardToReplicas=true`, {body: [entry]});
    wait(100);
    expect((await call(`GET ${replica}/${entry.objectID}`)).status).toBe(200);
    await call(`POST ${at}/clear`);
    wait(100);
    expect((await call(`POST ${at}/search`, {body: {}})).body.nbHits).toBe(0);
    expect((await call(`GET ${replica}/${entry.objectID}`)).status).toBe(200);
  });
});

describe('searchRules', () => {
  it('finds rules by words, context, anchoring and state', async () => {
    const {call, wait} = createTestApi();
    await call('PUT /search/1/indexes/films/rules/r1', {body: rule});
    wait(100);
    const find = async (body: object) =>
      ((await call('POST /search/1/indexes/films/rules/search', {body})).body.hits as {objectID: string}[]).map(
        ({objectID}) => objectID,
      );
    expect(await find({query: 'des'})).toEqual(['desert-shows-dune']);
    expect(await find({context: 'summer'})).toEqual(['r1']);
    expect(await find({anchoring: 'contains'})).toEqual(['desert-shows-dune']);
    expect(await find({enabled: false})).toEqual(['r1']);
    expect(await find({hitsPerPage: 1, page: 1})).toHaveLength(1);
  });
});

describe('searchSynonyms', () => {
  it('finds synonyms by words and type', async () => {
    const {call, wait} = createTestApi();
    await call('PUT /search/1/indexes/films/synonyms/s1', {body: synonym});
    wait(100);
    const find = async (query: string, body: object) =>
      ((await call(`POST /search/1/indexes/films/synonyms/search${query}`, {body})).body.hits as object[]).length;
    expect(await find('', {query: 'movie'})).toBe(1);
    expect(await find('?type=onewaysynonym', {})).toBe(1);
    expect(await find('?page=1&hitsPerPage=1', {})).toBe(1);
    expect(await find('', {type: 'onewaysynonym'})).toBe(1);
    expect(await find('', {type: 'oneWaySynonym'})).toBe(1);
    expect(await find('', {page: 1, hitsPerPage: 1})).toBe(1);
    expect(await find('?page=0&hitsPerPage=2', {page: 2, hitsPerPage: 1})).toBe(0);
    expect(await find('', {query: 'nothing'})).toBe(0);
  });
});
