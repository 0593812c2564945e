import {expect, it} from 'vitest';
import {buildReference} from '../reference/buildReference.ts';
import {adoptDocument} from './adoptDocument.ts';

const info = {title: 'A', version: '1'};

function adopt(document: object) {
  return adoptDocument({openapi: '3.0.2', info, paths: {}, ...document});
}

/** The only operation of a path, as it was read. */
function adoptOperation(operation: object, document: object = {}) {
  const {document: read, warnings} = adopt({paths: {'/pets/{id}': {get: operation}}, ...document});
  return {operation: read.paths['/pets/{id}']?.get, warnings};
}

it.each([
  [undefined, 'it is empty, and not an object'],
  [[], 'it is a list'],
  [{}, 'it has no "openapi" field. It has no fields at all.'],
  [{swagger: '1.2'}, 'This document says that it is Swagger "1.2".'],
  [{openapi: '4.0.0'}, 'Versions 2.0, 3.0, 3.1 and 3.2 can be read.'],
  [{openapi: '3.3.0'}, 'says that it is OpenAPI "3.3.0".'],
  [{openapi: 3}, 'says that it is OpenAPI 3.'],
])('refuses what is no OpenAPI 3 document: %j', (parsed, message) => {
  expect(() => adoptDocument(parsed)).toThrow(message);
});

it('upgrades schemas wherever they are, and nothing that only looks like one', () => {
  const nullable = {type: 'string', nullable: true};
  const {document} = adopt({
    paths: {
      '/a': {
        parameters: [{name: 'p', in: 'query', schema: nullable}],
        post: {
          requestBody: {content: {'application/json': {schema: {properties: {nullable, example: nullable}}, example: nullable}}},
          responses: {200: {headers: {h: {schema: nullable}}, content: {'application/json': {schema: {items: nullable}}}}},
          callbacks: {
            done: {'{$request.body#/url}': {post: {requestBody: {content: {'*/*': {schema: nullable}}}, responses: {}}}},
          },
        },
      },
    },
    components: {schemas: {A: nullable}},
  });
  const upgraded = {type: ['string', 'null']};
  const json = JSON.stringify(document);
  expect(json.match(/"type":\["string","null"\]/g)).toHaveLength(7);
  expect(document.paths['/a']?.post?.requestBody?.content['application/json']).toEqual({
    schema: {properties: {nullable: upgraded, example: upgraded}},
    example: nullable,
  });
});

it('reads what version 3.0 wrote in version 3.1, too', () => {
  const schema = {type: 'string', example: 'a', nullable: true};
  expect(
    adoptDocument({openapi: '3.1.0', info, paths: {}, components: {schemas: {A: schema}}}).document.components?.schemas?.A,
  ).toEqual({type: ['string', 'null'], examples: ['a']});
});

it.each([
  ['2.0', '3.1.0'],
  ['3.0.4', '3.1.0'],
  ['3.1.1', '3.1.0'],
  ['3.2.0', '3.2.0'],
])('makes of version %s one of %s', (version, upgraded) => {
  const written = version === '2.0' ? {swagger: version} : {openapi: version};
  expect(adoptDocument({...written, info, paths: {}}).document.openapi).toBe(upgraded);
});

it('takes a version that nobody quoted, and says so', () => {
  expect(adoptDocument({openapi: 3.1, info}).warnings).toEqual([
    {pointer: '/openapi', message: 'The version is a number. It’s read as the text "3.1".'},
  ]);
});

it('gives operations an ID of their own, and says so where they have another', () => {
  const {document, warnings} = adopt({
    paths: {
      '/pets/{id}': {get: {responses: {}}, put: {operationId: 'save', responses: {}}},
      '/pets': {put: {operationId: 'save', responses: {}}, head: {operationId: ' ', responses: {}}},
    },
  });
  const ids = Object.values(document.paths)
    .flatMap((item) => [item.get, item.put, item.head])
    .map((one) => one?.operationId);
  expect(ids).toEqual(['get-pets-id', 'save', undefined, undefined, 'save-2', 'head-pets']);
  expect(warnings.map(({pointer}) => pointer)).toEqual(['/paths/~1pets/put/operationId', '/paths/~1pets/head/operationId']);
});

it('reads what documents of version 3.0 have for webhooks, and says where in them something is wrong', () => {
  const early = {'x-webhooks': {newPet: {post: {operationId: 'newPet'}}}};
  const {document, warnings} = adopt(early);
  expect(document.webhooks).toMatchObject({newPet: {post: {operationId: 'newPet', responses: {}}}});
  expect(document).not.toHaveProperty('x-webhooks');
  expect(warnings).toEqual([{pointer: '/x-webhooks/newPet/post/responses', message: 'The operation has no responses.'}]);
  expect(adopt({openapi: '3.1.0', ...early, webhooks: {}}).document.webhooks).toEqual({});
});

it('reads an operation that has next to nothing', () => {
  const {operation, warnings} = adoptOperation({summary: 3, tags: 'a', parameters: 'b', requestBody: 1});
  expect(operation).toEqual({operationId: 'get-pets-id', responses: {}, tags: [], parameters: []});
  expect(warnings.map(({pointer}) => pointer)).toContain('/paths/~1pets~1{id}/get/responses');
});

it('leaves out parameters that nobody could send', () => {
  const {operation, warnings} = adoptOperation({responses: {}, parameters: [{name: 'a'}, {name: 'b', in: 'query'}, null]});
  expect(operation?.parameters).toEqual([{name: 'b', in: 'query'}]);
  expect(warnings.filter(({pointer}) => pointer.includes('/parameters/'))).toHaveLength(2);
});

it('follows references to bodies and path items, and keeps those to parameters', () => {
  const components = {
    requestBodies: {B: {$ref: '#/components/requestBodies/C'}, C: {content: {'text/plain': {}}}},
    parameters: {'x-version': {name: 'x-version', in: 'header'}},
  };
  const parameters = [{$ref: '#/components/parameters/x-version'}];
  const {operation} = adoptOperation(
    {responses: {}, requestBody: {$ref: '#/components/requestBodies/B'}, parameters},
    {components},
  );
  expect(operation?.requestBody).toEqual({content: {'text/plain': {}}});
  expect(operation?.parameters).toEqual(parameters);
  const {document} = adopt({paths: {'/a': {get: {responses: {}}}, '/b': {$ref: '#/paths/~1a'}}});
  expect(document.paths['/b']?.get?.operationId).toBe('get-b');
});

it.each(['#/components/responses/Nope', 'other.yml#/a', '#/%E0%A4%A', '#/components/responses/Circle', 7])(
  'reads a reference that leads nowhere as empty: %s',
  ($ref) => {
    const components = {responses: {Circle: {$ref: '#/components/responses/Circle'}}};
    const {operation, warnings} = adoptOperation({responses: {200: {$ref}}}, {components});
    expect(operation?.responses).toEqual({200: {}});
    expect(warnings.find(({pointer}) => pointer === '/paths/~1pets~1{id}/get/responses/200')?.message).toContain('leads nowhere');
  },
);

it('leaves out keywords of schemas with values that they cannot have', () => {
  const A = {type: 7, required: true, enum: 'a', properties: [], allOf: {}, minimum: 'one', description: 'Kept.', 'x-own': 1};
  const {document, warnings} = adopt({components: {schemas: {A, B: 'no schema', C: true}}});
  expect(document.components?.schemas).toEqual({A: {description: 'Kept.', 'x-own': 1}, C: true});
  expect(warnings.map(({pointer}) => pointer)).toContain('/components/schemas/A/required');
});

it('reads examples in a list, and variables that are numbers', () => {
  const {operation} = adoptOperation({responses: {200: {content: {'application/json': {examples: [1, 2]}}}}});
  expect(operation?.responses).toEqual({200: {content: {'application/json': {examples: {1: {value: 1}, 2: {value: 2}}}}}});
  const {document} = adopt({servers: [{url: 'https://{v}', variables: {v: {default: 1, enum: [1, 2]}}}, {}]});
  expect(document.servers).toEqual([{url: 'https://{v}', variables: {v: {default: '1', enum: ['1', '2']}}}]);
});

it('makes something that a reference can be built of, whatever is missing', () => {
  const {document} = adoptDocument({openapi: '3.1.0'});
  expect(buildReference('a', document)).toMatchObject({title: 'API', version: '', groups: []});
  expect(adopt({info: {title: ' ', version: '1'}}).document.info.title).toBe('API');
});
