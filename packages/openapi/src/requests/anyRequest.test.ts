import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {adoptDocument} from '../adopt/adoptDocument.ts';
import {listOperations} from '../document/walk.ts';
import {createInterpreter} from '../validate/interpret/createInterpreter.ts';
import {type ApiRequest, checkRequest} from './checkRequest.ts';

/** What is wrong with a request to an operation, which is written without its ID. */
function tell(operation: string, request: ApiRequest, schemas = '{}'): string[] {
  const paths = {'/a': {post: {operationId: 'add', responses: {}, ...(parse(operation) as object)}}};
  const {document} = adoptDocument({
    openapi: '3.1.0',
    info: {title: '', version: ''},
    paths,
    components: {schemas: parse(schemas) as object},
  });
  const contract = {document, validate: createInterpreter(document)};
  return listOperations(document).flatMap((placed) =>
    checkRequest(placed, request, contract).map(({pointer, message}) => `${pointer} ${message}`),
  );
}

describe('parameters', () => {
  it('may be cookies', () => {
    const operation = 'parameters: [{name: session, in: cookie, required: true, schema: {type: string}}]';
    expect(tell(operation, {})).toEqual(['/cookie/session `session` is missing. It is a required cookie.']);
    expect(tell(operation, {cookies: {session: 5}})).toEqual([
      '/cookie/session `session` must be a string, but is the number 5.',
    ]);
    expect(tell(operation, {cookies: {session: 'a', sesion: 'b'}})).toEqual([
      '/cookie/sesion `sesion` is not a cookie of `add`.',
    ]);
  });

  it('may have a media type', () => {
    const operation =
      'parameters: [{name: filter, in: query, content: {application/json: {schema: {type: object, required: [a]}}}}]';
    expect(tell(operation, {query: {filter: {}}})).toEqual(['/query/filter/a `a` is missing from `filter`.']);
  });

  it('may be the whole query', () => {
    const operation =
      'parameters: [{name: q, in: querystring, content: {application/x-www-form-urlencoded: {}, application/json: {schema: {required: [a]}}}}]';
    expect(tell(operation, {query: {b: 1}})).toEqual(['/querystring/a `a` is missing from the querystring.']);
    expect(tell(operation, {query: {a: 1}})).toEqual([]);
  });

  it('are headers in any case', () => {
    const operation = 'parameters: [{name: X-Id, in: header, required: true, schema: {type: string}}]';
    expect(tell(operation, {headers: {'x-id': 'a'}})).toEqual([]);
    expect(tell(operation, {headers: {'x-ID': 5}})).toEqual(['/header/x-ID `x-ID` must be a string, but is the number 5.']);
  });

  it('leave some headers to media types and security', () => {
    const operation = 'parameters: [{name: Authorization, in: header, required: true, schema: {const: a}}]';
    expect(tell(operation, {headers: {accept: '*/*', authorization: 'b'}})).toEqual([]);
    expect(tell(operation, {})).toEqual([]);
  });

  it('are not gone into for ever', () => {
    const deep = Array.from({length: 300}).reduce<unknown>((inner) => [inner], 1);
    expect(tell('parameters: [{name: a, in: query, schema: {}}]', {query: {a: deep}})[0]).toContain('too deep to check');
  });
});

describe('a body', () => {
  const wrong = '/body/a `a` must be an integer, but is the string "b".';
  const schema = '{schema: {properties: {a: {type: integer}}}}';

  it.each([
    ['application/json', [wrong]],
    ['application/vnd.api+json; version=1', [wrong]],
    ['application/*+json', [wrong]],
    ['"*/*"', [wrong]],
    ['application/x-www-form-urlencoded', [wrong]],
    ['multipart/form-data', [wrong]],
    ['text/plain', []],
    ['application/xml', []],
    ['image/png', []],
  ])('of %s is checked if it has fields', (type, faults) => {
    expect(tell(`requestBody: {content: {${type}: ${schema}}}`, {body: {a: 'b'}})).toEqual(faults);
  });

  it('is checked by the media type that it is sent as, else by JSON', () => {
    const operation = `requestBody: {content: {multipart/form-data: {schema: {required: [file]}}, application/json: ${schema}}}`;
    expect(tell(operation, {body: {a: 'b'}})).toEqual([wrong]);
    expect(tell(operation, {body: {a: 'b'}, contentType: 'multipart/form-data; boundary=x'})).toEqual([
      '/body/file `file` is missing from the body.',
    ]);
  });

  it('needs nothing that is read-only', () => {
    const operation =
      'requestBody: {content: {application/json: {schema: {required: [id, name], properties: {id: {readOnly: true}}}}}}';
    expect(tell(operation, {body: {}})).toEqual(['/body/name `name` is missing from the body.']);
  });

  it('may fit several alternatives if a field tells which is meant', () => {
    const schemas = '{Cat: {required: [kind]}, Dog: {required: [kind]}}';
    const union = (more: string): string =>
      `requestBody: {content: {application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]${more}}}}}`;
    expect(tell(union(''), {body: {kind: 'cat'}}, schemas)[0]).toContain('must match only one of them');
    expect(tell(union(', discriminator: {propertyName: kind}'), {body: {kind: 'cat'}}, schemas)).toEqual([]);
  });
});

it('explains unions in unions in unions in a moment', () => {
  const union = {
    anyOf: Array.from({length: 12}, (_, kind) => ({required: [`k${kind}`], properties: {a: {$ref: '#/components/schemas/A'}}})),
  };
  const value = Array.from({length: 7}).reduce<object>((inner) => ({a: inner}), {});
  const started = Date.now();
  const faults = tell(
    "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}",
    {body: value},
    JSON.stringify({A: union}),
  );
  expect(faults.length).toBeGreaterThan(0);
  expect(Date.now() - started).toBeLessThan(10_000);
});
