import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defaultCredentials} from '../src/builtInKeys.ts';
import {createMockApi} from '../src/createMockApi.ts';
import {loadDocuments} from '../src/loadDocuments.ts';
import {type MockServer, serveMockApi} from '../src/serve.ts';
import {emptyState} from '../src/state/state.ts';

// What guides do with a client, from beginning to end: the helpers that wait and browse make many calls of their own.

type SearchClient = ReturnType<typeof algoliasearch>;
const {appId, adminKey} = defaultCredentials;
let server: MockServer;

beforeAll(async () => {
  const {search} = await loadDocuments();
  if (!search) throw new Error('There is no spec of the Search API.');
  server = await serveMockApi(createMockApi({search}, {state: emptyState(), taskDelay: 50, keyDelay: 50}), 0);
});
afterAll(() => server.close());

/** The old client has no types that this resolution finds; the methods below are the same in both. */
async function createClient(module: string, factory: string, key = adminKey): Promise<SearchClient> {
  const {[factory]: create} = (await import(module)) as Record<string, typeof algoliasearch>;
  if (!create) throw new Error(`${module} has no ${factory}.`);
  return create(appId, key, {hosts: [{url: `localhost:${server.port}/search`, protocol: 'http', accept: 'readWrite'}]});
}

describe.each([
  {module: 'client-search-alpha', factory: 'searchClient'},
  {module: 'algoliasearch', factory: 'algoliasearch'},
])('$module', ({module, factory}) => {
  const indexName = `${module}-books`;
  const pace = {timeout: () => 20, maxRetries: 200};

  it('sends records, waits, searches, filters and browses', async () => {
    const client = await createClient(module, factory);
    await client.setSettings({indexName, indexSettings: {attributesForFaceting: ['searchable(author)']}});
    const requests = Array.from({length: 25}, (_, index) => ({
      action: 'addObject' as const,
      body: {objectID: `b${index}`, title: `Book ${index}`, author: index % 2 ? 'Jane Austen' : 'Mary Shelley'},
    }));
    const {taskID} = await client.batch({indexName, batchWriteParams: {requests}});
    expect(await client.waitForTask({indexName, taskID, ...pace})).toEqual({status: 'published'});

    const found = await client.searchSingleIndex({
      indexName,
      searchParams: {query: 'book', filters: 'author:"Jane Austen"', facets: ['author']},
    });
    expect(found).toMatchObject({nbHits: 12, facets: {author: {'Jane Austen': 12}}});
    const facet = await client.searchForFacetValues({
      indexName,
      facetName: 'author',
      searchForFacetValuesRequest: {facetQuery: 'mar'},
    });
    expect(facet.facetHits).toEqual([{value: 'Mary Shelley', highlighted: '<em>Mar</em>y Shelley', count: 13}]);

    const all: unknown[] = [];
    await client.browseObjects({indexName, browseParams: {hitsPerPage: 10}, aggregator: (page) => all.push(...page.hits)});
    expect(all).toHaveLength(25);
  });

  it('copies an index with its settings', async () => {
    const client = await createClient(module, factory);
    const operationIndexParams = {operation: 'copy' as const, destination: `${indexName}-copy`};
    const {taskID} = await client.operationIndex({indexName, operationIndexParams});
    await client.waitForTask({indexName, taskID, ...pace});
    expect(await client.getSettings({indexName: `${indexName}-copy`})).toMatchObject({
      attributesForFaceting: ['searchable(author)'],
    });
    expect(await client.getObject({indexName: `${indexName}-copy`, objectID: 'b0'})).toMatchObject({title: 'Book 0'});
  });

  it('waits for a key to appear, to change and to vanish', async () => {
    const client = await createClient(module, factory);
    const {key} = await client.addApiKey({acl: ['search'], description: 'First'});
    await client.waitForApiKey({operation: 'add', key, ...pace});
    const own = await createClient(module, factory, key);
    expect(await own.getObject({indexName, objectID: 'b0'})).toMatchObject({title: 'Book 0'});
    await expect(own.clearObjects({indexName})).rejects.toMatchObject({status: 403});

    const apiKey = {acl: ['search' as const, 'browse' as const], description: 'Second'};
    await client.updateApiKey({key, apiKey});
    await client.waitForApiKey({operation: 'update', key, apiKey, ...pace});
    await client.deleteApiKey({key});
    await client.waitForApiKey({operation: 'delete', key, ...pace});
    await expect(client.getApiKey({key})).rejects.toMatchObject({status: 404, message: 'Key does not exist'});
  });

  it('shows what is wrong with a request', async () => {
    const client = await createClient(module, factory);
    const wrong = client.searchSingleIndex({indexName, searchParams: {query: 'book', filters: 'author:Jane Austen'}});
    await expect(wrong).rejects.toMatchObject({status: 400, message: expect.stringContaining('Put quotes around') as string});
  });
});

it('works with the helpers of the newest client', async () => {
  const client = algoliasearch(appId, adminKey, {
    hosts: [{url: `localhost:${server.port}/search`, protocol: 'http', accept: 'readWrite'}],
  });
  const indexName = 'helpers';
  const objects = Array.from({length: 30}, (_, index) => ({objectID: `o${index}`}));
  const {taskID} = await client.saveObject({indexName, body: {objectID: 'old'}});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects, batchSize: 10});
  expect(await client.searchSingleIndex({indexName})).toMatchObject({nbHits: 30});
  const parentApiKey = defaultCredentials.searchKey;
  // Only the build for Node has it, and the types are those for browsers.
  const generate: unknown = Reflect.get(client, 'generateSecuredApiKey');
  if (typeof generate !== 'function') throw new Error('The client makes no secured keys.');
  const restrictions = {restrictIndices: [indexName], filters: '_tags:public'};
  const secured = String(Reflect.apply(generate, client, [{parentApiKey, restrictions}]));
  const limited = algoliasearch(appId, secured, {
    hosts: [{url: `localhost:${server.port}/search`, protocol: 'http', accept: 'readWrite'}],
  });
  expect(await limited.searchSingleIndex({indexName})).toMatchObject({nbHits: 0});
});
