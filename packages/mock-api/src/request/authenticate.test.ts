import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {createTestApi, start} from '../__fixtures__/createTestApi.ts';
import {defaultCredentials} from '../builtInKeys.ts';

const invalid = {message: 'Invalid Application-Id or API-Key', status: 403};
const {searchKey} = defaultCredentials;

async function addKey(test: ReturnType<typeof createTestApi>, body: object): Promise<string> {
  const {body: answer} = await test.call('POST /search/1/keys', {body});
  test.wait(200);
  return String(answer.key);
}

function secure(key: string, restrictions: string): string {
  const digest = createHmac('sha256', key).update(restrictions).digest('hex');
  return Buffer.from(digest + restrictions).toString('base64');
}

describe('authenticate', () => {
  it.each([
    ['no key', {'x-algolia-api-key': ''}],
    ['an unknown key', {'x-algolia-api-key': 'wrong'}],
    ['no application', {'x-algolia-application-id': ''}],
    ['another application', {'x-algolia-application-id': 'other'}],
  ])('refuses %s', async (_, headers) => {
    const {status, body} = await createTestApi().call('GET /search/1/indexes', {headers});
    expect(status).toBe(403);
    expect(body).toEqual(invalid);
  });

  it('answers 401 to an unknown key where the spec has it, and 403 to a missing right', async () => {
    const {call} = createTestApi();
    const unknown = await call('GET /ingestion/1/tasks', {headers: {'x-algolia-api-key': 'wrong'}});
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual({...invalid, status: 401});
    expect((await call('GET /ingestion/1/tasks', {key: searchKey})).status).toBe(403);
  });

  it('takes both values from the query, as browsers send them', async () => {
    const {call} = createTestApi();
    const headers = {'x-algolia-api-key': '', 'x-algolia-application-id': ''};
    const query = 'x-algolia-application-id=mockAppId&x-algolia-api-key=mockSearchKey&x-algolia-agent=Test';
    const {status} = await call(`GET /search/1/indexes/films/dune?${query}`, {headers: {}, key: searchKey});
    expect(status).toBe(200);
    expect((await call('GET /search/1/indexes/films/dune', {headers})).status).toBe(403);
  });

  it('keeps a search-only key to its right, and says which one is missing', async () => {
    const {call} = createTestApi();
    expect((await call('POST /search/1/indexes/films/query', {key: searchKey, body: {}})).status).toBe(200);
    const {status, body} = await call('POST /search/1/indexes/films', {key: searchKey, body: {a: 1}});
    expect(status).toBe(403);
    expect(body.message).toBe(
      'Method not allowed with this API key. saveObject needs an API key with the `addObject` right. This key has only the `search` right.',
    );
  });

  it('demands every right that an operation lists', async () => {
    const test = createTestApi();
    const some = await addKey(test, {acl: ['addObject', 'editSettings']});
    const all = await addKey(test, {acl: ['addObject', 'editSettings', 'deleteIndex']});
    expect(await test.call('GET /ingestion/1/tasks', {key: some})).toMatchObject({
      status: 403,
      body: {
        message:
          'Method not allowed with this API key. getTasks needs an API key with the `addObject`, `deleteIndex` and `editSettings` rights. This key has only the `addObject` and `editSettings` rights.',
      },
    });
    expect((await test.call('GET /ingestion/1/tasks', {key: all})).status).toBe(200);
  });

  it('keeps key management to the admin key', async () => {
    const test = createTestApi();
    const acl = ['addObject', 'search', 'settings', 'editSettings', 'deleteIndex', 'browse'];
    const key = await addKey(test, {acl});
    const {status, body} = await test.call('POST /search/1/keys', {key, body: {acl: ['search']}});
    expect(status).toBe(403);
    expect(body.message).toContain('addApiKey needs the admin API key. ');
  });

  it('keeps a key to its indices', async () => {
    const test = createTestApi();
    const key = await addKey(test, {acl: ['search', 'addObject'], indexes: ['films*']});
    expect((await test.call('GET /search/1/indexes/films_by_year/dune', {key})).status).toBe(200);
    const {status, body} = await test.call('POST /search/1/indexes/books/query', {key, body: {}});
    expect(status).toBe(403);
    expect(body.message).toBe('Index not allowed with this API key. The key can use films*, not books.');
    const requests = [{indexName: 'films'}, {indexName: 'books'}];
    expect((await test.call('POST /search/1/indexes/*/queries', {key, body: {requests}})).status).toBe(403);
    const copy = {operation: 'copy', destination: 'books'};
    expect((await test.call('POST /search/1/indexes/films/operation', {key, body: copy})).status).toBe(403);
  });

  it('keeps a key to its referrers', async () => {
    const test = createTestApi();
    const key = await addKey(test, {acl: ['search'], referers: ['https://films.example.com/*']});
    const from = (referer: string) => test.call('GET /search/1/indexes/films/dune', {key, headers: {referer}});
    expect((await from('https://films.example.com/a')).status).toBe(200);
    expect((await from('https://evil.example.com/')).status).toBe(403);
  });

  it('refuses a key whose time is over', async () => {
    const test = createTestApi();
    const key = await addKey(test, {acl: ['search'], validity: 60});
    expect((await test.call('GET /search/1/indexes/films/dune', {key})).status).toBe(200);
    test.wait(60_000);
    expect((await test.call('GET /search/1/indexes/films/dune', {key})).body).toEqual(invalid);
  });

  it('adds what a key demands to every search, and limits its hits', async () => {
    const test = createTestApi();
    const key = await addKey(test, {acl: ['search'], queryParameters: 'filters=year%20%3E%202000', maxHitsPerQuery: 2});
    const body = {filters: 'rating > 7.95', hitsPerPage: 50};
    const answer = await test.call('POST /search/1/indexes/films/query', {key, body});
    expect(answer.body).toMatchObject({nbHits: 3, hitsPerPage: 2});
  });
});

describe('secured keys', () => {
  it('have the rights of their parent and keep their restrictions', async () => {
    const {call} = createTestApi();
    const key = secure(searchKey, 'filters=genres%3ADrama');
    const answer = await call('POST /search/1/indexes/films/query', {key, body: {filters: 'year < 1993'}});
    expect(answer.body).toMatchObject({nbHits: 1});
    expect((await call('POST /search/1/indexes/films', {key, body: {}})).status).toBe(403);
  });

  it('never allow more than their parent', async () => {
    const test = createTestApi();
    const parent = await addKey(test, {acl: ['search'], indexes: ['books'], validity: 60});
    const open = (index: string, restrictions: string) =>
      test.call(`POST /search/1/indexes/${index}/query`, {key: secure(parent, restrictions), body: {}});
    expect((await open('films', 'restrictIndices=films')).status).toBe(403);
    expect((await open('books', 'restrictIndices=books,films')).status).not.toBe(403);
    test.wait(60_000);
    expect((await open('books', `validUntil=${Math.floor(Date.now() / 1000) + 3600}`)).body).toEqual(invalid);
  });

  it('are refused with a wrong signature, after their end, or on another index', async () => {
    const test = createTestApi();
    const open = (key: string) => test.call('GET /search/1/indexes/films/dune', {key});
    expect((await open(secure('another key', 'filters=a%3Ab'))).status).toBe(403);
    const seconds = start / 1000 + 60;
    const short = secure(searchKey, `validUntil=${seconds}`);
    expect((await open(short)).status).toBe(200);
    test.wait(61_000);
    expect((await open(short)).status).toBe(403);
    expect((await open(secure(searchKey, 'restrictIndices=books,songs'))).status).toBe(403);
  });
});
