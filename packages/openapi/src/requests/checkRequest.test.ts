import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../openApiDocument.ts';
import {createValidator, type Fault} from '../validator.ts';
import {type ApiRequest, checkRequest} from './checkRequest.ts';

const document = parse(`
openapi: 3.1.0
info: {title: Tasks API, version: 1.0.0}
paths:
  /1/tasks/{id}:
    parameters:
      - {$ref: '#/components/parameters/id'}
    get:
      operationId: getTask
      parameters:
        - {name: limit, in: query, schema: {type: integer, minimum: 1}}
        - {name: filter, in: query, required: true, schema: {type: object, properties: {state: {enum: [open, done]}}}}
        - {name: X-Locale, in: header, schema: {type: string}}
      responses: {}
    put:
      operationId: changeTask
      x-rules: [{rule: maxBodyBytes, value: 40, message: Too large.}]
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}
      responses: {}
    post:
      operationId: runTask
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {}
components:
  parameters: {id: {name: id, in: path, required: true, schema: {type: integer}}}
  schemas: {Task: {type: object, required: [name], properties: {name: {type: string}, steps: {type: array, items: {type: string}}}}}
`) as OpenApiDocument;

function check(operationId: string, request: ApiRequest): Fault[] {
  return checkRequest(document, createValidator(document), operationId, request);
}

describe('a request is accepted', () => {
  it.each<[string, string, ApiRequest]>([
    ['with all parameters', 'getTask', {path: {id: 1}, query: {limit: 5, filter: {state: 'open'}}, headers: {'X-Locale': 'en'}}],
    ['without what is optional', 'getTask', {path: {id: 1}, query: {filter: {}}}],
    ['with a body', 'changeTask', {path: {id: 1}, body: {name: 'Sweep', steps: []}}],
    ['with a body that is optional', 'runTask', {path: {id: 1}, body: {}}],
    ['without a body that is optional', 'runTask', {path: {id: 1}}],
  ])('%s', (_, operationId, request) => {
    expect(check(operationId, request)).toEqual([]);
  });
});

describe('a request is refused for', () => {
  const filter = {state: 'open'};

  it.each<[string, string, ApiRequest, Fault]>([
    ['a missing path parameter', 'getTask', {query: {filter}}, {pointer: '/path/id', message: 'is required'}],
    ['a wrong path parameter', 'getTask', {path: {id: 'a'}, query: {filter}}, {pointer: '/path/id', message: 'must be integer'}],
    ['a missing query parameter', 'getTask', {path: {id: 1}}, {pointer: '/query/filter', message: 'is required'}],
    [
      'a wrong query parameter',
      'getTask',
      {path: {id: 1}, query: {filter, limit: 0}},
      {pointer: '/query/limit', message: 'must be >= 1'},
    ],
    [
      'a wrong part of a query parameter',
      'getTask',
      {path: {id: 1}, query: {filter: {state: 'lost'}}},
      {pointer: '/query/filter/state', message: 'must be equal to one of the allowed values: open, done'},
    ],
    [
      'an unknown query parameter',
      'getTask',
      {path: {id: 1}, query: {filter, limt: 5}},
      {pointer: '/query/limt', message: 'is not a parameter of getTask'},
    ],
    [
      'a path parameter that is sent as a query',
      'getTask',
      {path: {id: 1}, query: {filter, id: 1}},
      {pointer: '/query/id', message: 'is not a parameter of getTask'},
    ],
    [
      'a wrong header',
      'getTask',
      {path: {id: 1}, query: {filter}, headers: {'X-Locale': 5}},
      {pointer: '/header/X-Locale', message: 'must be string'},
    ],
    ['a missing body', 'changeTask', {path: {id: 1}}, {pointer: '/body', message: 'is required'}],
    [
      'a body where there is none',
      'getTask',
      {path: {id: 1}, query: {filter}, body: {}},
      {pointer: '/body', message: 'is not allowed here'},
    ],
    [
      'a wrong body',
      'changeTask',
      {path: {id: 1}, body: {name: 'Sweep', steps: [5]}},
      {pointer: '/body/steps/0', message: 'must be string'},
    ],
    ['a body that is null', 'runTask', {path: {id: 1}, body: null}, {pointer: '/body', message: 'must be object'}],
    [
      'a body that breaks a rule beyond its schema',
      'changeTask',
      {path: {id: 1}, body: {name: 'Sweep '.repeat(10)}},
      {pointer: '/body', message: 'Too large.'},
    ],
  ])('%s', (_, operationId, request, fault) => {
    expect(check(operationId, request)).toEqual([fault]);
  });
});

it('lists all faults of a request', () => {
  expect(check('changeTask', {query: {limit: 5}, body: {steps: 'none at all, as this is a small one'}})).toEqual([
    {pointer: '/path/id', message: 'is required'},
    {pointer: '/query/limit', message: 'is not a parameter of changeTask'},
    {pointer: '/body', message: "must have required property 'name'"},
    {pointer: '/body/steps', message: 'must be array'},
    {pointer: '/body', message: 'Too large.'},
  ]);
});

it('throws for an unknown operation and lists the known ones', () => {
  expect(() => check('deleteTask', {})).toThrowErrorMatchingInlineSnapshot(
    `[Error: Tasks API has no operation "deleteTask". Its operations: getTask, runTask, changeTask.]`,
  );
});
