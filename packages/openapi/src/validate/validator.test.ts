import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Components, OpenApiDocument} from '../document/openApiDocument.ts';
import type {SchemaError} from './schemaErrors.ts';
import {createValidator} from './validator.ts';

function createDocument(schemas: string): OpenApiDocument {
  const components: Components = {schemas: parse(schemas) as Components['schemas']};
  return {openapi: '3.1.0', info: {title: 'Tasks', version: '1.0.0'}, paths: {}, components};
}

/** The errors of a value by the schema `Task`; other schemas may be beside it. */
function check(schemas: string, value: unknown): SchemaError[] {
  return createValidator(createDocument(schemas))('/components/schemas/Task', value);
}

/** Place in the value and place of the keyword, seen from all schemas: "/steps/1 Task/properties/steps/items/type". */
function checkPlaces(schemas: string, value: unknown): string[] {
  return check(schemas, value).map(
    ({instancePath, schemaPath}) => `${instancePath} ${schemaPath.replace('/components/schemas/', '')}`,
  );
}

describe('a format is checked', () => {
  it.each([
    ['date', '2023-05-17', '17.05.2023'],
    ['date', '2024-02-29', '2023-02-29'],
    ['date', '2000-02-29', '1900-02-29'],
    ['date', '2023-04-30', '2023-04-31'],
    ['date', '2023-12-31', '2023-13-01'],
    ['date-time', '2023-05-17T09:30:00.000Z', '2023-05-17'],
    ['date-time', '2023-05-17T09:30:00+02:00', '2023-05-17T09:30:00'],
    ['date-time', '2016-12-31T23:59:60Z', '2023-05-17T24:00:00Z'],
    ['uuid', '6c02aeb1-775e-418e-870b-1faccd4b2c0f', '6c02aeb1-775e'],
    ['uri', 'https://example.org/a?b=c', 'example.org/a'],
    ['uri', 'mailto:ada@example.org', 'https://example.org/a b'],
    ['email', 'ada@example.org', 'ada'],
  ])('%s: %s, not %s', (format, right, wrong) => {
    expect(check(`Task: {type: string, format: ${format}}`, right)).toEqual([]);
    expect(check(`Task: {type: string, format: ${format}}`, wrong)).toMatchObject([{keyword: 'format', params: {format}}]);
  });
});

it.each(['int64', 'int32', 'double', 'float'])('takes %s as a note on how a number is stored', (format) => {
  expect(check(`Task: {type: number, format: ${format}}`, 2 ** 40 + 0.5)).toEqual([]);
  expect(check(`Task: {type: number, format: ${format}}`, 'many')).toMatchObject([{keyword: 'type'}]);
});

describe('an error', () => {
  it('has its keyword, its places and what the keyword asks for', () => {
    expect(check('Task: {properties: {name: {type: string, maxLength: 3}}}', {name: 'Lovelace'})).toEqual([
      {
        keyword: 'maxLength',
        instancePath: '/name',
        schemaPath: '/components/schemas/Task/properties/name/maxLength',
        params: {limit: 3},
      },
    ]);
  });

  it('is listed with all others', () => {
    const schemas =
      'Task: {type: object, properties: {steps: {type: array, items: {type: integer, maximum: 9}}, a/b: {type: string}}}';
    expect(checkPlaces(schemas, {steps: [1, '2', 10], 'a/b': 5})).toEqual([
      '/steps/1 Task/properties/steps/items/type',
      '/steps/2 Task/properties/steps/items/maximum',
      '/a~1b Task/properties/a~1b/type',
    ]);
  });

  it('has the place of its keyword where a reference leads', () => {
    const schemas = `
      Task: {properties: {name: {$ref: '#/components/schemas/Name', maxLength: 3}, 'a b%': {type: string}}}
      Name: {allOf: [{$ref: '#/components/schemas/Text'}, {minLength: 2}]}
      Text: {type: string}
    `;
    expect(checkPlaces(schemas, {name: 'Ada'})).toEqual([]);
    expect(checkPlaces(schemas, {name: 'Lovelace'})).toEqual(['/name Task/properties/name/maxLength']);
    expect(checkPlaces(schemas, {name: 'A'})).toEqual(['/name Name/allOf/1/minLength']);
    expect(checkPlaces(schemas, {name: 5})).toEqual(['/name Text/type']);
    expect(checkPlaces(schemas, {'a b%': 5})).toEqual(['/a b% Task/properties/a b%/type']);
  });

  it('of a condition is that of its consequence alone', () => {
    const schemas = 'Task: {if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}';
    expect(checkPlaces(schemas, {a: 1})).toEqual([' Task/then/required']);
    expect(checkPlaces(schemas, {})).toEqual([' Task/else/required']);
  });

  it('of a name is listed once', () => {
    expect(check('Task: {propertyNames: {enum: [a]}}', {b: 1})).toMatchObject([
      {keyword: 'propertyNames', params: {propertyName: 'b'}},
    ]);
  });
});

describe('of alternatives', () => {
  const schemas = `
    Task: {oneOf: [{$ref: '#/components/schemas/Name'}, {type: integer, minimum: 1}], description: A task.}
    Name: {type: string, minLength: 2}
  `;

  it('it is said that none fits, and which several do', () => {
    expect(check(schemas, 'A')).toMatchObject([{keyword: 'oneOf', params: {passingSchemas: null}}]);
    expect(check('Task: {oneOf: [{type: string}, {type: integer}, {minLength: 1}]}', 'A')).toMatchObject([
      {keyword: 'oneOf', params: {passingSchemas: [0, 2]}},
    ]);
  });

  it('each can be asked', () => {
    const validate = createValidator(createDocument(schemas));
    expect(validate('/components/schemas/Task/oneOf/0', 'A')).toMatchObject([{schemaPath: '/components/schemas/Name/minLength'}]);
    expect(validate('/components/schemas/Task/oneOf/1', 0)).toMatchObject([
      {schemaPath: '/components/schemas/Task/oneOf/1/minimum'},
    ]);
  });
});

describe('where only the properties of all parts are allowed', () => {
  const schemas = `
    Task: {allOf: [{$ref: '#/components/schemas/Named'}, {$ref: '#/components/schemas/Aged'}], unevaluatedProperties: false}
    Named: {type: object, properties: {name: {type: string}}}
    Aged: {oneOf: [{type: object, required: [age], properties: {age: {type: integer}}}, {type: object, required: [born]}]}
  `;

  it('those are known', () => {
    expect(check(schemas, {name: 'A', age: 5})).toEqual([]);
  });

  it.each(['agee', '__proto__', 'constructor', 'toString'])('%s is not', (name) => {
    const value = JSON.parse(`{"name": "A", "age": 5, "${name}": 5}`) as object;
    expect(check(schemas, value)).toMatchObject([
      {keyword: 'unevaluatedProperties', params: {unevaluatedProperty: name}, instancePath: ''},
    ]);
  });
});

it('checks schemas that contain themselves', () => {
  const schemas = 'Task: {properties: {name: {type: string}, steps: {type: array, items: {$ref: "#/components/schemas/Task"}}}}';
  expect(check(schemas, {name: 'A', steps: [{name: 'B', steps: []}]})).toEqual([]);
  expect(checkPlaces(schemas, {name: 'A', steps: [{name: 'B', steps: [{name: 5}]}]})).toEqual([
    '/steps/0/steps/0/name Task/properties/name/type',
  ]);
});

describe('of very many errors', () => {
  const schemas = `
    Task: {type: array, items: {$ref: '#/components/schemas/Step'}}
    Step: {type: object, required: [a, b, c]}
  `;

  it('some are listed', () => {
    expect(check(schemas, Array(100_000).fill({}))).toHaveLength(100);
  });

  it('none makes an alternative fit that does not', () => {
    const union = schemas.replace('Task:', 'Steps:');
    const twoKinds = `${union}\n    Task: {anyOf: [{$ref: '#/components/schemas/Steps'}, {$ref: '#/components/schemas/Step'}]}`;
    expect(check(twoKinds, Array(1000).fill({}))).toMatchObject([{keyword: 'anyOf'}]);
  });
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
  const answer = `${operation}/responses/200/content/application~1json/schema`;
  expect(validate(answer, 5)).toMatchObject([{keyword: 'type', schemaPath: `${answer}/type`}]);
  expect(validate(`${operation}/parameters/0/schema`, 'five')).toMatchObject([{keyword: 'type'}]);
  expect(validate('/components/schemas/a b%', 'five')).toMatchObject([{schemaPath: '/components/schemas/a b%/type'}]);
});

it('takes true and false as schemas', () => {
  const validate = createValidator(createDocument('Task: {oneOf: [true, false]}'));
  expect(validate('/components/schemas/Task', 5)).toEqual([]);
  expect(validate('/components/schemas/Task/oneOf/0', 5)).toEqual([]);
  expect(validate('/components/schemas/Task/oneOf/1', 5)).toMatchObject([{keyword: 'false schema'}]);
});

it('throws for a place without a schema', () => {
  expect(() => createValidator(createDocument('Task: {}'))('/components/schemas/Step', 5)).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no schema at /components/schemas/Step.]`,
  );
});

it('gives the same answer when it is asked again', () => {
  const validate = createValidator(createDocument('Task: {type: string}\nAge: {type: integer}'));
  const answers = [5, 'five', 5].map((value) => validate('/components/schemas/Task', value).length);
  expect(answers).toEqual([1, 0, 1]);
  expect(validate('/components/schemas/Age', 5)).toEqual([]);
});
