import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {adoptDocument} from '../../adopt/adoptDocument.ts';
import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import type {SchemaError} from '../schemaErrors.ts';
import {createValidator} from '../validator.ts';
import {createInterpreter} from './createInterpreter.ts';

const task = '/components/schemas/Task';

function createDocument(schemas: string): OpenApiDocument {
  const {document} = adoptDocument({
    openapi: '3.1.0',
    info: {title: '', version: ''},
    components: {schemas: parse(schemas) as object},
  });
  return document;
}

function sort(errors: SchemaError[]): string[] {
  return errors
    .map(({keyword, instancePath, schemaPath, params}) =>
      // Which of two equal entries is the first one, Ajv says now so, now so.
      JSON.stringify([keyword, instancePath, schemaPath, keyword === 'uniqueItems' || Object.entries(params).sort()]),
    )
    .sort();
}

describe('finds what a compiled validator finds', () => {
  it.each<[string, unknown[]]>([
    [
      'Task: {type: [integer, "null"], minimum: 2, exclusiveMaximum: 9, multipleOf: 0.5}',
      [1, 2, 9, 2.3, null, '2', Infinity, [], {}],
    ],
    ['Task: {type: string, minLength: 2, maxLength: 3, pattern: "^a"}', ['', 'ab', '😀😀', 'abcd', 5, 'a'.repeat(20_000)]],
    ['Task: {type: string, format: date-time}', ['2023-05-17T09:30:00Z', 'today', 5]],
    ['Task: {format: never-heard-of}', ['a']],
    ['Task: {enum: [1, {a: [2]}, null]}', [1, {a: [2]}, {a: [3]}, {a: [2], b: 1}, null, undefined]],
    ['Task: {const: null}', [null, 0]],
    [
      'Task: {type: array, minItems: 1, maxItems: 2, uniqueItems: true, items: {type: string}}',
      [[], ['a'], ['a', 'a'], [1, 2, 3], {}],
    ],
    [
      'Task: {uniqueItems: true}',
      [
        [
          {a: 1, b: 2},
          {b: 2, a: 1},
        ],
        [1, '1', [1], [1]],
        [{a: 1}, [1]],
      ],
    ],
    ['Task: {prefixItems: [{type: string}, {type: integer}], items: false}', [[], ['a'], ['a', 1], ['a', 1, 2], [1, 'a']]],
    ['Task: {prefixItems: [{type: string}], items: {type: integer}}', [['a', 1, 'b']]],
    ['Task: {contains: {type: string}, minContains: 2, maxContains: 3}', [['a'], ['a', 'b', 1], ['a', 'b', 'c', 'd'], 5]],
    ['Task: {prefixItems: [true], unevaluatedItems: false}', [[1], [1, 2]]],
    ['Task: {type: object, required: [a, b], minProperties: 1, maxProperties: 2}', [{}, {a: 1}, {a: 1, b: 2, c: 3}, []]],
    ['Task: {dependentRequired: {a: [b, c]}, dependentSchemas: {d: {required: [e]}}}', [{a: 1}, {a: 1, b: 1, c: 1}, {d: 1}]],
    ['Task: {propertyNames: {maxLength: 2}}', [{ab: 1, abc: 1}]],
    [
      'Task: {properties: {a: {type: string}}, patternProperties: {"^x-": {type: integer}}, additionalProperties: false}',
      [{a: 1, 'x-a': 'b', c: 1}],
    ],
    ['Task: {properties: {a/b: {type: string}}, additionalProperties: {type: integer}}', [{'a/b': 1, c: 'd', 'e~f': 'g'}]],
    ['Task: {anyOf: [{type: string}, {type: integer}]}', ['a', 1, null]],
    ['Task: {oneOf: [{type: string}, {minLength: 1}, {maxLength: 5}, false]}', ['a', 1, '']],
    ['Task: {not: {type: string}}', ['a', 1]],
    ['Task: {if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}', [{a: 1}, {}, {c: 1}]],
    [
      'Task: {allOf: [{$ref: "#/components/schemas/A"}, {required: [b]}], unevaluatedProperties: false}\nA: {properties: {a: {type: string}}}',
      [{a: 'b', b: 1}, {a: 1}],
    ],
    [
      'Task: {anyOf: [{required: [a], properties: {a: true}}, {properties: {b: true}}], unevaluatedProperties: {type: integer}}',
      [
        {a: 1, b: 'c'},
        {b: 1, c: 'd'},
      ],
    ],
    [
      'Task: {properties: {steps: {items: {$ref: "#/components/schemas/Task"}}, name: {type: string}}}',
      [{steps: [{steps: [{name: 5}]}]}],
    ],
    ['Task: {readOnly: true, required: [id, name], properties: {id: {readOnly: true}, name: {type: string}}}', [{}]],
    ['Task: {$ref: "#/components/schemas/Gone", type: string}', [5]],
    ['Task: {type: any, pattern: "(", minLength: -1, required: x, enum: []}', [5, 'a', {}]],
  ])('%s', (schemas, values) => {
    const document = createDocument(schemas);
    const [interpret, validate] = [createInterpreter(document), createValidator(document)];
    for (const value of values) expect(sort(interpret(task, value)), JSON.stringify(value)).toEqual(sort(validate(task, value)));
  });
});
