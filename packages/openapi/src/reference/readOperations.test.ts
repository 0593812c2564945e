import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ParameterGroup} from './apiReference.ts';
import {buildReference} from './buildReference.ts';
import {readOperations} from './readOperations.ts';

/** The parameters of an operation. */
function build(parameters: string, schemas = '{}'): ParameterGroup[] {
  const operation = `{operationId: a, parameters: [${parameters}], responses: {}}`;
  const reference = buildReference('tasks', readDocument(`{paths: {/: {get: ${operation}}}, components: {schemas: ${schemas}}}`));
  return reference.groups[0]?.operations[0]?.parameters ?? [];
}

describe('parameters', () => {
  it('are grouped by their place', () => {
    const parameters = ['header', 'query', 'path', 'cookie', 'query'].map((place, index) => `{name: p${index}, in: ${place}}`);
    expect(build(parameters.join(', ')).map(({title, fields}) => [title, fields.map(({anchor}) => anchor)])).toEqual([
      ['Path parameters', ['operation/a/path/p2']],
      ['Query parameters', ['operation/a/query/p1', 'operation/a/query/p4']],
      ['Header parameters', ['operation/a/header/p0']],
      ['Cookie parameters', ['operation/a/cookie/p3']],
    ]);
  });

  it('may be none', () => {
    expect(build('')).toEqual([]);
  });
});

describe('a parameter', () => {
  const limit = '{type: integer, description: A limit., examples: [5], default: 10, deprecated: true}';

  it.each([limit, `{$ref: '#/components/schemas/limit'}`])('says what its schema says: %s', (schema) => {
    expect(build(`{name: limit, in: query, schema: ${schema}}`, `{limit: ${limit}}`)[0]?.fields[0]).toMatchObject({
      ...{name: 'limit', type: 'integer', constraints: ['default 10'], isRequired: false},
      ...{descriptionHtml: 'A limit.', example: '5', marks: ['deprecated']},
    });
  });

  it.each([limit, `{$ref: '#/components/schemas/limit'}`])('says what it says itself before that: %s', (schema) => {
    const own = 'description: How many., example: 7, required: true, deprecated: false';
    expect(build(`{name: limit, in: query, schema: ${schema}, ${own}}`, `{limit: ${limit}}`)[0]?.fields[0]).toMatchObject({
      ...{name: 'limit', type: 'integer', constraints: ['default 10'], isRequired: true},
      ...{descriptionHtml: 'How many.', example: '7', marks: []},
    });
  });

  it('may be deprecated', () => {
    expect(build('{name: limit, in: query, deprecated: true}')[0]?.fields[0]?.marks).toEqual(['deprecated']);
  });

  it('shows the first of several examples', () => {
    expect(build('{name: limit, in: query, examples: {one: {value: 1}, two: {value: 2}}}')[0]?.fields[0]?.example).toBe('1');
  });

  it('may have a media type instead of a schema', () => {
    const [group] = build(
      '{name: filter, in: query, content: {application/json: {schema: {properties: {a: {}}}, example: {a: 1}}}}',
    );
    expect(group?.fields[0]).toMatchObject({type: 'object', example: '{"a":1}'});
    expect(group?.fields[0]?.inner).toMatchObject([{fields: [{anchor: 'operation/a/query/filter/a'}]}]);
  });

  it.each(['{name: a, in: query}', '{name: a, in: query, content: {}}', '{name: a, in: query, content: {application/json: {}}}'])(
    'without a schema may be any value: %s',
    (parameter) => {
      expect(build(parameter)[0]?.fields[0]).toMatchObject({type: 'any value', descriptionHtml: ''});
    },
  );
});

it.each([
  ['200', false],
  ['302', false],
  ['default', false],
  ['400', true],
  ['5XX', true],
])('%s is an error: %s', (status, isError) => {
  const [operation] = readOperations(readDocument(`{paths: {/: {get: {operationId: a, responses: {'${status}': {}}}}}}`));
  expect(operation?.errors.map((response) => response.status)).toEqual(isError ? [status] : []);
  expect(operation?.answers.map((response) => response.status)).toEqual(isError ? [] : [status]);
});
