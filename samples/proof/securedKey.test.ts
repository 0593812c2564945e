import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createMockApi, loadDocuments} from '@docs/mock-api';
import {algoliasearch} from 'algoliasearch';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {createApplications} from './applications.ts';
import {samplesFolder} from './sampleFile.ts';

const [application] = await createApplications();
const {appId, adminKey = '', searchKey = ''} = application;
const api = createMockApi(await loadDocuments(), {...application, taskDelay: 0});
const createSecuredKey = await loadRecipe();
// TypeScript sees the client for browsers, which cannot sign keys.
const client = algoliasearch(appId, searchKey) as unknown as Signer;

type Signer = {generateSecuredApiKey: (options: {parentApiKey: string; restrictions: object}) => string};
type CreateSecuredKey = (searchKey: string, restrictions: Record<string, unknown>) => string;

/** The function that the JavaScript migration guide shows, and nothing else of its program, which would call the API. */
async function loadRecipe(): Promise<CreateSecuredKey> {
  const source = readFileSync(path.join(samplesFolder, 'javascript/migrate-javascript.ts'), 'utf8');
  const [recipe = ''] = /^function createSecuredKey[\s\S]+?^}/m.exec(source) ?? [];
  const module = `import {createHmac} from 'node:crypto';\nexport ${recipe}`;
  const {outputText} = ts.transpileModule(module, {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  const loaded = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`)) as {
    createSecuredKey: CreateSecuredKey;
  };
  return loaded.createSecuredKey;
}

function decode(key: string): {signature: string; text: string} {
  const decoded = Buffer.from(key, 'base64').toString('utf8');
  return {signature: decoded.slice(0, 64), text: decoded.slice(64)};
}

function post(key: string, address: string, body: object): Promise<Response> {
  const headers = {'x-algolia-application-id': appId, 'x-algolia-api-key': key, 'content-type': 'application/json'};
  return api(new Request(`http://localhost/search/1/indexes/${address}`, {method: 'POST', headers, body: JSON.stringify(body)}));
}

async function search(key: string, body: object = {}, indexName = 'films'): Promise<{status: number; found: string[]}> {
  const response = await post(key, `${indexName}/query`, body);
  const {hits = []} = (await response.json()) as {hits?: {objectID: string}[]};
  return {status: response.status, found: hits.map(({objectID}) => objectID).sort()};
}

// The films of the mock have no tags.
const tags = {alien: ['classic'], dune: ['new'], amelie: ['other']};
const requests = Object.entries(tags).map(([objectID, _tags]) => ({action: 'partialUpdateObject', body: {objectID, _tags}}));
await post(adminKey, 'films/batch', {requests});

const seconds = (offset: number): number => Math.floor(Date.now() / 1000) + offset;

const scalars: [string, Record<string, string | number | boolean>][] = [
  ['filters', {filters: 'genres:"Science fiction" OR director:"Jean-Pierre Jeunet"'}],
  ['validUntil', {validUntil: seconds(3600)}],
  ['restrictSources', {restrictSources: '192.0.2.0/24'}],
  ['userToken', {userToken: 'visitor-1'}],
  ['search parameters', {hitsPerPage: 3, query: 'café & co', typoTolerance: false}],
];

it.each(scalars)('a key restricted by %s is the one that client 5.61.0 makes', (_, restrictions) => {
  const sorted = Object.fromEntries(Object.entries(restrictions).sort());
  const published = client.generateSecuredApiKey({parentApiKey: searchKey, restrictions});
  expect(createSecuredKey(searchKey, sorted)).toBe(published);
});

const lists: [string, Record<string, unknown>, object][] = [
  ['facetFilters, OR', {facetFilters: [['genres:Drama', 'genres:Romance']]}, {filters: 'genres:Drama OR genres:Romance'}],
  [
    'facetFilters, OR within AND',
    {facetFilters: [['genres:Drama', 'genres:Romance'], 'director:-Ridley Scott']},
    {filters: '(genres:Drama OR genres:Romance) AND NOT director:"Ridley Scott"'},
  ],
  ['facetFilters, AND', {facetFilters: ['genres:Drama', 'genres:Romance']}, {filters: 'genres:Drama AND genres:Romance'}],
  ['numericFilters, OR', {numericFilters: [['year < 1980', 'year > 2015']]}, {filters: 'year < 1980 OR year > 2015'}],
  ['numericFilters, AND', {numericFilters: ['year > 1980', 'year < 2015']}, {filters: 'year > 1980 AND year < 2015'}],
  ['tagFilters, OR', {tagFilters: [['classic', 'new']]}, {filters: '_tags:classic OR _tags:new'}],
  ['attributesToRetrieve', {attributesToRetrieve: ['title']}, {}],
];

describe.each(lists)('a key restricted by %s', (_, restrictions, sameSearch) => {
  it('finds what a search with these conditions finds', async () => {
    const expected = await search(searchKey, sameSearch);
    expect(expected.found).not.toEqual([]);
    expect(await search(createSecuredKey(searchKey, restrictions))).toEqual(expected);
  });

  it('signs the lists as JSON, whole', () => {
    const {signature, text} = decode(createSecuredKey(searchKey, restrictions));
    expect(signature).toBe(createHmac('sha256', searchKey).update(text).digest('hex'));
    const read = [...new URLSearchParams(text)].map(([name, value]) => [name, JSON.parse(value) as unknown]);
    expect(Object.fromEntries(read)).toEqual(restrictions);
  });
});

it('client 5.61.0 loses the inner list, which is why the guide has OR in filters for it', () => {
  const restrictions = {searchParams: {facetFilters: [['genres:Drama', 'genres:Romance'], 'year:1991']}};
  const {text} = decode(client.generateSecuredApiKey({parentApiKey: searchKey, restrictions}));
  expect(decodeURIComponent(text)).toBe('facetFilters=genres:Drama,genres:Romance,year:1991');
});

it('filters of a search narrow a key down and never widen it', async () => {
  const key = createSecuredKey(searchKey, {filters: 'genres:Drama'});
  const dramas = await search(searchKey, {filters: 'genres:Drama'});
  expect(await search(key)).toEqual(dramas);
  expect(await search(key, {filters: 'genres:Drama OR genres:Horror'})).toEqual(dramas);
  const listed = createSecuredKey(searchKey, {facetFilters: [['genres:Drama']]});
  expect(await search(listed, {facetFilters: [['genres:Horror']]})).toEqual(dramas);
});

it.each([
  ['films_by_year', 403],
  ['films', 200],
])('restrictIndices lets a key search its indices only: %s gives %i', async (indexName, status) => {
  const key = createSecuredKey(searchKey, {restrictIndices: ['films', 'books']});
  expect((await search(key, {}, indexName)).status).toBe(status);
});

it('validUntil ends a key', async () => {
  expect((await search(createSecuredKey(searchKey, {validUntil: seconds(60)}))).status).toBe(200);
  expect((await search(createSecuredKey(searchKey, {validUntil: seconds(-60)}))).status).toBe(403);
});

it('restrictSources and userToken leave the search as it is', async () => {
  const all = await search(searchKey);
  expect(await search(createSecuredKey(searchKey, {restrictSources: '127.0.0.0/8', userToken: 'visitor-1'}))).toEqual(all);
});

it('restrictions that were changed after signing are refused', async () => {
  const {signature, text} = decode(createSecuredKey(searchKey, {filters: 'genres:Drama'}));
  const forged = Buffer.from(signature + text.replace('Drama', 'Horror')).toString('base64');
  expect((await search(forged)).status).toBe(403);
});
