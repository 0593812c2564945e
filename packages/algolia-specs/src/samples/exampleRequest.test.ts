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
  expect(exampleRequest(findOperation(readApi(api), operationId))).toEqual(request);
});

it('takes the first example of a body and of a parameter', () => {
  const operation = findOperation(readApi('search'), 'deleteBy');
  const parameter = {name: 'indexName', in: 'path' as const, required: true, examples: {one: {value: 'a'}, two: {value: 'b'}}};
  const changed = {...operation, parameters: [{pointer: '', value: parameter}]};
  expect(exampleRequest(changed)).toEqual({
    path: {indexName: 'a'},
    query: {},
    headers: {},
    body: {filters: 'year < 1980'},
  });
});

it.each([
  ['takes optional fields of any name', {type: 'object'}, {filter: {year: 1980}}],
  ['leaves out an optional object with a name, which has fields of its own', {$ref: '#/components/schemas/Filter'}, {}],
])('%s', (_, schema, query) => {
  const parameter = {name: 'filter', in: 'query' as const, schema, example: {year: 1980}};
  const operation = {...findOperation(readApi('search'), 'listIndices'), parameters: [{pointer: '', value: parameter}]};
  expect(exampleRequest(operation).query).toEqual(query);
});
