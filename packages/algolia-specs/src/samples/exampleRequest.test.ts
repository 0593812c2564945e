import {expect, it} from 'vitest';
import {exampleRequest} from '@docs/openapi';
import {findOperation, readApi} from './__fixtures__/exampleSamples.ts';

it.each([
  ['search', 'getSettings', {path: {indexName: 'films'}, query: {}, headers: {}}],
  ['search', 'listIndices', {path: {}, query: {}, headers: {}}],
  ['search', 'setSettings', {path: {indexName: 'films'}, query: {}, headers: {}, body: expect.any(Object) as unknown}],
  ['search', 'assignUserId', {path: {}, query: {}, headers: {'X-Algolia-User-ID': 'cinema-berlin'}, body: {cluster: 'c11-eu'}}],
  ['search', 'get', {path: {path: '/my-endpoint'}, query: {parameters: {page: 0}}, headers: {}}],
  ['analytics', 'getTopSearches', {path: {}, query: {index: 'products'}, headers: {}}],
])('has the required inputs of %s %s', (api, operationId, request) => {
  const document = readApi(api);
  expect(exampleRequest(document, findOperation(document, operationId))).toEqual(request);
});

it('takes the first example of a body and of a parameter', () => {
  const document = readApi('search');
  const operation = findOperation(document, 'deleteBy');
  const parameter = {name: 'indexName', in: 'path' as const, required: true, examples: {one: {value: 'a'}, two: {value: 'b'}}};
  const changed = {...operation, parameters: [{pointer: '', value: parameter}]};
  expect(exampleRequest(document, changed)).toEqual({
    path: {indexName: 'a'},
    query: {},
    headers: {},
    body: {filters: 'year < 1980'},
  });
});
