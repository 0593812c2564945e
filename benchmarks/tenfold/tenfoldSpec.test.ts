import type {OpenApiDocument} from '@docs/openapi';
import {expect, it} from 'vitest';
import {repeatSpec} from './tenfoldSpec.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Tasks', version: '1.0'},
  security: [{apiKey: []}],
  tags: [{name: 'Tasks', description: 'Work.'}],
  paths: {
    '/1/tasks/{id}': {
      parameters: [{$ref: '#/components/parameters/Id'}],
      get: {operationId: 'getTask', tags: ['Tasks'], responses: {'200': {$ref: '#/components/responses/Task'}}},
    },
    '/1{path}': {post: {operationId: 'post', responses: {}}},
  },
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {$ref: '#/components/schemas/Id'}}},
    responses: {Task: {content: {'application/json': {schema: {$ref: '#/components/schemas/Task/properties/parent'}}}}},
    schemas: {Id: {type: 'string'}, Task: {properties: {parent: {$ref: '#/components/schemas/Task'}}}},
    securitySchemes: {apiKey: {type: 'apiKey', in: 'header', name: 'x-api-key'}},
  },
};
const twice = repeatSpec(document, 2);

it('is the same document when repeated once', () => {
  expect(repeatSpec(document, 1)).toEqual(document);
});

it('leaves the document that it is given, and its first copy, as they were', () => {
  const before = structuredClone(document);
  const {tags, paths, components} = repeatSpec(document, 3);
  expect(document).toEqual(before);
  expect({tags, paths, components}).toMatchObject({paths: document.paths, components: document.components});
  expect(tags?.[0]).toEqual({name: 'Tasks', description: 'Work.'});
});

it('repeats tags, paths and operations under names of their own', () => {
  expect(twice.tags?.map(({name}) => name)).toEqual(['Tasks', 'Tasks 2']);
  expect(Object.keys(twice.paths)).toEqual(['/1/tasks/{id}', '/1{path}', '/1Copy2/tasks/{id}', '/1Copy2{path}']);
  expect(twice.paths['/1Copy2/tasks/{id}']?.get).toMatchObject({operationId: 'getTaskCopy2', tags: ['Tasks 2']});
});

it('repeats components except the security schemes', () => {
  const names = Object.entries(twice.components ?? {}).map(([kind, entries]) => [kind, Object.keys(entries)]);
  expect(Object.fromEntries(names)).toEqual({
    parameters: ['Id', 'IdCopy2'],
    responses: ['Task', 'TaskCopy2'],
    schemas: ['Id', 'Task', 'IdCopy2', 'TaskCopy2'],
    securitySchemes: ['apiKey'],
  });
});

it('lets every reference of a copy lead into the same copy', () => {
  expect(twice.paths['/1Copy2/tasks/{id}']?.parameters).toEqual([{$ref: '#/components/parameters/IdCopy2'}]);
  expect(twice.paths['/1Copy2/tasks/{id}']?.get?.responses).toEqual({'200': {$ref: '#/components/responses/TaskCopy2'}});
  expect(twice.components?.parameters?.IdCopy2?.schema).toEqual({$ref: '#/components/schemas/IdCopy2'});
  expect(twice.components?.responses?.TaskCopy2?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/TaskCopy2/properties/parent',
  });
  expect(twice.components?.schemas?.TaskCopy2?.properties).toEqual({parent: {$ref: '#/components/schemas/TaskCopy2'}});
});

it('grows in step with the number of copies', () => {
  const {tags, paths, components} = repeatSpec(document, 10);
  expect(tags).toHaveLength(10);
  expect(Object.keys(paths)).toHaveLength(20);
  expect(Object.keys(components?.schemas ?? {})).toHaveLength(20);
});
