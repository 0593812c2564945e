import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Components, OpenApiDocument} from './openApiDocument.ts';
import {createValidator, type Fault} from './validator.ts';

function createDocument(schemas: string): OpenApiDocument {
  const components: Components = {schemas: parse(schemas) as Components['schemas']};
  return {openapi: '3.1.0', info: {title: 'Tasks', version: '1.0.0'}, paths: {}, components};
}

/** The faults of a value by the schema `Task`; other schemas may be beside it. */
function check(schemas: string, value: unknown): Fault[] {
  return createValidator(createDocument(schemas))('/components/schemas/Task', value);
}

describe('a format is checked', () => {
  it.each([
    ['date', '2023-05-17', '17.05.2023'],
    ['date-time', '2023-05-17T09:30:00.000Z', '2023-05-17'],
    ['uuid', '6c02aeb1-775e-418e-870b-1faccd4b2c0f', '6c02aeb1-775e'],
    ['uri', 'https://example.org/a?b=c', 'example.org/a'],
    ['email', 'ada@example.org', 'ada'],
  ])('%s: %s, not %s', (format, right, wrong) => {
    expect(check(`Task: {type: string, format: ${format}}`, right)).toEqual([]);
    expect(check(`Task: {type: string, format: ${format}}`, wrong)).toEqual([
      {pointer: '', message: `must match format "${format}"`},
    ]);
  });
});

it.each(['int64', 'int32', 'double', 'float'])('takes %s as a note on how a number is stored', (format) => {
  expect(check(`Task: {type: number, format: ${format}}`, 2 ** 40 + 0.5)).toEqual([]);
  expect(check(`Task: {type: number, format: ${format}}`, 'many')).toEqual([{pointer: '', message: 'must be number'}]);
});

describe('a fault', () => {
  it('has the place in the value and is listed with all others', () => {
    const schemas =
      'Task: {type: object, properties: {steps: {type: array, items: {type: integer, maximum: 9}}, a/b: {type: string}}}';
    expect(check(schemas, {steps: [1, '2', 10], 'a/b': 5})).toEqual([
      {pointer: '/steps/1', message: 'must be integer'},
      {pointer: '/steps/2', message: 'must be <= 9'},
      {pointer: '/a~1b', message: 'must be string'},
    ]);
  });

  it('names a missing property', () => {
    expect(check('Task: {type: object, required: [name]}', {})).toEqual([
      {pointer: '', message: "must have required property 'name'"},
    ]);
  });

  it('names each property that there should not be', () => {
    expect(check('Task: {properties: {name: {}}, additionalProperties: false}', {name: 'A', nmae: 'A', age: 5})).toEqual([
      {pointer: '', message: 'must NOT have additional properties: nmae'},
      {pointer: '', message: 'must NOT have additional properties: age'},
    ]);
  });

  it('names the values that are allowed', () => {
    expect(check('Task: {properties: {status: {enum: [active, stopped, 5]}}}', {status: 'done'})).toEqual([
      {pointer: '/status', message: 'must be equal to one of the allowed values: active, stopped, 5'},
    ]);
  });
});

it('knows the properties of all parts when none but those are allowed', () => {
  const schemas = `
    Task: {allOf: [{$ref: '#/components/schemas/Named'}, {properties: {age: {type: integer}}}], unevaluatedProperties: false}
    Named: {type: object, properties: {name: {type: string}}}
  `;
  expect(check(schemas, {name: 'A', age: 5})).toEqual([]);
  expect(check(schemas, {name: 'A', agee: 5})).toEqual([{pointer: '', message: 'must NOT have unevaluated properties: agee'}]);
});

it('checks what stands beside a reference, too', () => {
  const schemas = `
    Task: {properties: {name: {$ref: '#/components/schemas/Name', maxLength: 3}}}
    Name: {type: string, minLength: 2}
  `;
  expect(check(schemas, {name: 'Ada'})).toEqual([]);
  expect(check(schemas, {name: 'Lovelace'})).toEqual([{pointer: '/name', message: 'must NOT have more than 3 characters'}]);
  expect(check(schemas, {name: 'A'})).toEqual([{pointer: '/name', message: 'must NOT have fewer than 2 characters'}]);
});

it('checks schemas that contain themselves', () => {
  const schemas = 'Task: {properties: {name: {type: string}, steps: {type: array, items: {$ref: "#/components/schemas/Task"}}}}';
  expect(check(schemas, {name: 'A', steps: [{name: 'B', steps: []}]})).toEqual([]);
  expect(check(schemas, {name: 'A', steps: [{name: 'B', steps: [{name: 5}]}]})).toEqual([
    {pointer: '/steps/0/steps/0/name', message: 'must be string'},
  ]);
});

it('finds a schema in a path with braces and slashes, and under a name with a space', () => {
  const document: OpenApiDocument = {
    ...createDocument('a b%: {type: integer}'),
    paths: {
      '/1/tasks/{id}': {
        get: {
          operationId: 'getTask',
          parameters: [{name: 'id', in: 'path', schema: {type: 'integer'}}],
          responses: {'200': {content: {'application/json': {schema: {type: 'string'}}}}},
        },
      },
    },
  };
  const validate = createValidator(document);
  const operation = '/paths/~11~1tasks~1{id}/get';
  const mustBeString = [{pointer: '', message: 'must be string'}];
  const mustBeInteger = [{pointer: '', message: 'must be integer'}];
  expect(validate(`${operation}/responses/200/content/application~1json/schema`, 5)).toEqual(mustBeString);
  expect(validate(`${operation}/parameters/0/schema`, 'five')).toEqual(mustBeInteger);
  expect(validate('/components/schemas/a b%', 'five')).toEqual(mustBeInteger);
});

it('gives the same answer when it is asked again', () => {
  const validate = createValidator(createDocument('Task: {type: string}\nAge: {type: integer}'));
  const answers = [5, 'five', 5].map((value) => validate('/components/schemas/Task', value).length);
  expect(answers).toEqual([1, 0, 1]);
  expect(validate('/components/schemas/Age', 5)).toEqual([]);
});
