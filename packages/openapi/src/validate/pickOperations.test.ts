import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer} from '../document/pointers.ts';
import {listOperations} from '../document/walk.ts';
import {pickOperations} from './pickOperations.ts';
import {stripDocument} from './stripDocument.ts';

const document = parse(`
openapi: 3.1.0
info: {title: Tasks, version: '1'}
paths:
  /tasks:
    parameters: [{name: page, in: query, schema: {type: integer}}]
    get: {operationId: listTasks, responses: {'200': {content: {application/json: {schema: {items: {anyOf: [{type: string, description: A name.}, true]}}}}}}}
    post:
      operationId: addTask
      parameters: [{name: filter, in: query, content: {application/json: {schema: {$ref: '#/components/schemas/Filter'}, example: {}}}}]
      requestBody: {content: {application/json: {schema: {$ref: '#/paths/~1tasks/get/responses/200/content/application~1json/schema/items/anyOf/0'}}}}
      responses: {}
  /users: {get: {operationId: listUsers, responses: {}}}
components: {schemas: {Filter: {type: object}, Unused: {type: object}}}
`) as OpenApiDocument;
const post = '/paths/~1tasks/post';

it('keeps some operations, what they share, and what they refer to', () => {
  const picked = pickOperations(document, [post]);
  expect(listOperations(picked).map(({value, parameters}) => [value.operationId, parameters.length])).toEqual([
    ['listTasks', 1],
    ['addTask', 2],
  ]);
});

it('keeps an operation with a method of its own', () => {
  const move = {operationId: 'moveTask', responses: {}};
  const item = {query: {operationId: 'findTasks', responses: {}}, additionalOperations: {MOVE: move}};
  const newer = {...document, paths: {...document.paths, '/moves': item}};
  const list = (place: string): string[] => listOperations(pickOperations(newer, [place])).map(({value}) => value.operationId);
  expect(list('/paths/~1moves/additionalOperations/MOVE')).toContain('moveTask');
  expect(list('/paths/~1moves/query')).toContain('findTasks');
});

it('leaves a page little to load', () => {
  const small = stripDocument(pickOperations(document, [post]));
  expect(Object.keys(small.paths)).toEqual(['/tasks']);
  expect(Object.keys(small.components?.schemas ?? {})).toEqual(['Filter']);
  expect(readPointer(small, `${post}/parameters/0/content/application~1json`)).toEqual({
    schema: {$ref: '#/components/schemas/Filter'},
  });
});

it('keeps a schema that lies in a response, at its place and with its list', () => {
  const place = '/paths/~1tasks/get/responses/200/content/application~1json/schema/items/anyOf';
  expect(readPointer(stripDocument(document), place)).toEqual([{type: 'string', description: 'A name.'}, true]);
});

it('keeps what a schema in a response refers to, which may lie in another one', () => {
  const chain = parse(`
openapi: 3.1.0
info: {title: Tasks, version: '1'}
paths: {/tasks: {post: {operationId: addTask, requestBody: {content: {application/json: {schema: {$ref: '#/components/responses/A/schema'}}}}, responses: {}}}}
components: {responses: {A: {schema: {$ref: '#/components/responses/B/schema'}}, B: {schema: {type: integer}}, C: {schema: {}}}}
`) as OpenApiDocument;
  expect(Object.keys(stripDocument(chain).components?.responses ?? {})).toEqual(['A', 'B']);
});
