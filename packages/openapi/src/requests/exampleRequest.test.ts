import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {listOperations} from '../document/walk.ts';
import {exampleRequest} from './exampleRequest.ts';

function read(operation: string, method = 'post'): [ReturnType<typeof exampleRequest>, ReturnType<typeof exampleRequest>] {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Tasks', version: '1'},
    paths: {'/tasks/{id}': {[method]: {operationId: 'addTask', responses: {}, ...(parse(operation) as object)}}},
    ...(parse('components: {examples: {one: {value: shared}}}') as object),
  };
  const [placed] = listOperations(document);
  if (!placed) throw new Error('There is no operation.');
  return [exampleRequest(placed, document), exampleRequest(placed)];
}

it('makes values where an operation has no examples, if it knows the document', () => {
  const operation = `
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
      - {name: limit, in: query, required: true, schema: {type: integer, default: 20}}
      - {name: page, in: query, schema: {type: integer}}
      - {name: X-Locale, in: header, required: true, content: {text/plain: {schema: {type: string}}}}
      - {name: session, in: cookie, required: true}
    requestBody: {content: {text/xml: {}, application/json: {schema: {properties: {name: {type: string}}}}}}
  `;
  const [made, written] = read(operation);
  expect(made).toEqual({
    path: {id: 1},
    query: {limit: 20},
    headers: {'X-Locale': 'string'},
    cookies: {session: 'string'},
    body: {name: 'string'},
  });
  expect(written.body).toBeUndefined();
});

it.each<[string, string, unknown]>([
  ['an example', 'example: a', 'a'],
  ['the first of several', 'examples: {one: {value: a}, two: {value: b}}', 'a'],
  ['one that others use, too', 'examples: {one: {$ref: "#/components/examples/one"}}', 'shared'],
  ['the first that has a value', 'examples: {one: {externalValue: https://example.com}, two: {value: b}}', 'b'],
  ['that of its media type', 'content: {application/json: {example: a}}', 'a'],
])('takes %s of a parameter', (_, example, value) => {
  const [{query}] = read(`parameters: [{name: q, in: query, required: true, ${example}}]`);
  expect(query).toEqual({q: value});
});

it.each<[string, string, string, unknown]>([
  ['takes the example of a body', 'post', '{application/json: {example: {a: 1}}}', {a: 1}],
  ['makes the fields of a form', 'post', '{multipart/form-data: {schema: {properties: {a: {type: integer}}}}}', {a: 1}],
  ['prefers JSON', 'post', '{text/plain: {example: a}, application/problem+json: {example: b}}', 'b'],
  ['makes no body where none is usual', 'get', '{application/json: {schema: {type: string}}}', undefined],
])('%s', (_, method, content, body) => {
  expect(read(`requestBody: {content: ${content}}`, method)[0].body).toEqual(body);
});
