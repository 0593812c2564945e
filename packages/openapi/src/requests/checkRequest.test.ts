import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {listOperations} from '../document/walk.ts';
import {createValidator} from '../validate/validator.ts';
import {listIds} from './__fixtures__/checkTask.ts';
import {type ApiRequest, checkRequest} from './checkRequest.ts';
import type {CheckRules} from './explain/requestLayer.ts';
import type {Fault} from './explain/fault.ts';

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

/** A rule of the layer above, which this package knows nothing about. */
const checkRules: CheckRules = ({operationId}, body) => {
  const bytes = JSON.stringify(body).length;
  if (operationId !== 'changeTask' || bytes <= 40) return [];
  return [{pointer: '/body', message: `The body must be small; it has ${bytes} bytes.`, suggestion: 'Shorten it.'}];
};

function check(operationId: string, request: ApiRequest): Fault[] {
  const contract = {document, validate: createValidator(document), layer: {checkRules}};
  return listOperations(document)
    .filter(({value}) => value.operationId === operationId)
    .flatMap((operation) => checkRequest(operation, request, contract));
}

/** What a reader sees of faults. */
function tell(faults: Fault[]): string[] {
  return faults.map(({pointer, message, suggestion}) => [pointer, message, ...(suggestion ? [suggestion] : [])].join(' '));
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

  it.each<[string, string, ApiRequest, string, string]>([
    ['a missing path parameter', 'getTask', {query: {filter}}, '/path/id', '`id` is missing. It is a required path parameter.'],
    [
      'a wrong path parameter',
      'getTask',
      {path: {id: 'a'}, query: {filter}},
      '/path/id',
      '`id` must be an integer, but is the string "a".',
    ],
    [
      'a missing query parameter',
      'getTask',
      {path: {id: 1}},
      '/query/filter',
      '`filter` is missing. It is a required query parameter.',
    ],
    [
      'a wrong query parameter',
      'getTask',
      {path: {id: 1}, query: {filter, limit: 0}},
      '/query/limit',
      '`limit` must be at least 1, but is 0.',
    ],
    [
      'a wrong part of a query parameter',
      'getTask',
      {path: {id: 1}, query: {filter: {state: 'lost'}}},
      '/query/filter/state',
      '`state` must be "open" or "done", but is "lost".',
    ],
    [
      'an unknown query parameter',
      'getTask',
      {path: {id: 1}, query: {filter, limt: 5}},
      '/query/limt',
      '`limt` is not a query parameter of `getTask`. Did you mean `limit`?',
    ],
    [
      'a path parameter that is sent as a query',
      'getTask',
      {path: {id: 1}, query: {filter, id: 1}},
      '/query/id',
      '`id` is not a query parameter of `getTask`. `id` is a path parameter.',
    ],
    [
      'a parameter that every object has',
      'getTask',
      {path: {id: 1}, query: {filter, constructor: 1}},
      '/query/constructor',
      '`constructor` is not a query parameter of `getTask`.',
    ],
    [
      'a wrong header',
      'getTask',
      {path: {id: 1}, query: {filter}, headers: {'X-Locale': 5}},
      '/header/X-Locale',
      '`X-Locale` must be a string, but is the number 5. Put it in quotes: `"5"`.',
    ],
    ['a missing body', 'changeTask', {path: {id: 1}}, '/body', 'The body is missing.'],
    [
      'a body where there is none',
      'getTask',
      {path: {id: 1}, query: {filter}, body: {}},
      '/body',
      '`getTask` does not take a body.',
    ],
    [
      'a wrong body',
      'changeTask',
      {path: {id: 1}, body: {name: 'Sweep', steps: [5]}},
      '/body/steps/0',
      '`steps[0]` must be a string, but is the number 5. Put it in quotes: `"5"`.',
    ],
    ['a body that is null', 'runTask', {path: {id: 1}, body: null}, '/body', 'The body must be an object, but is null.'],
    [
      'a body that breaks a rule beyond its schema',
      'changeTask',
      {path: {id: 1}, body: {name: 'Sweep '.repeat(10)}},
      '/body',
      'The body must be small; it has 71 bytes. Shorten it.',
    ],
  ])('%s', (_, operationId, request, pointer, text) => {
    expect(tell(check(operationId, request))).toEqual([`${pointer} ${text}`]);
  });
});

it('lists all faults of a request in the order in which it is written', () => {
  const body = {steps: 'none at all, as this is a small one', state: 'new'};
  expect(tell(check('changeTask', {body, query: {limit: 5}}))).toMatchInlineSnapshot(`
    [
      "/path/id \`id\` is missing. It is a required path parameter.",
      "/query/limit \`limit\` is not a query parameter of \`changeTask\`.",
      "/body The body must be small; it has 61 bytes. Shorten it.",
      "/body/name \`name\` is missing from the body.",
      "/body/steps \`steps\` must be an array of strings, but is the string "none at all, as this is a small one". Write it as a list: \`["none at all, as this is a small one"]\`.",
    ]
  `);
});

describe('the documentation of a fault is', () => {
  it.each<[string, string, ApiRequest, string[]]>([
    ['that of a parameter', 'changeTask', {body: {name: 'A'}}, ['operation/changeTask/path/id', 'operation/changeTask']],
    [
      'that of a part of a parameter',
      'getTask',
      {path: {id: 1}, query: {filter: {state: 1}}},
      ['operation/getTask/query/filter/state', 'operation/getTask/query/filter', 'operation/getTask'],
    ],
    [
      'that of the operation for what it does not know',
      'getTask',
      {path: {id: 1}, query: {filter: {}, a: 1}},
      ['operation/getTask'],
    ],
    [
      'that of the body',
      'changeTask',
      {path: {id: 1}, body: {name: 'Sweep '.repeat(10)}},
      ['operation/changeTask/body', 'operation/changeTask'],
    ],
    [
      'that of a field',
      'changeTask',
      {path: {id: 1}, body: {name: 5}},
      ['schema/Task/name', 'operation/changeTask/body', 'operation/changeTask'],
    ],
  ])('%s', (_, operationId, request, anchors) => {
    expect(check(operationId, request).map((fault) => listIds(document, fault))).toEqual([anchors]);
  });
});

it('asks nothing of a parameter or a body without a schema', () => {
  const open = {
    ...document,
    paths: {
      '/1/notes': {
        post: {
          operationId: 'addNote',
          parameters: [{name: 'id', in: 'query' as const}],
          requestBody: {content: {'text/plain': {}}},
          responses: {},
        },
      },
    },
  };
  const contract = {document: open, validate: createValidator(open)};
  const faults = listOperations(open).map((operation) => checkRequest(operation, {query: {id: 1}, body: 'a'}, contract));
  expect(faults).toEqual([[]]);
});
