import {describe, expect, it} from 'vitest';
import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {flatten, nameAll, yaml} from './__fixtures__/yaml.ts';
import {labelType} from './typeLabel.ts';

function label(schema: AnySchema, names = nameAll()): string {
  return labelType(flatten(schema, names));
}

describe('the type of', () => {
  it.each([
    ['{type: string}', 'string'],
    ['{type: string, format: uuid}', 'string (uuid)'],
    ['{type: integer, format: int64}', 'integer (int64)'],
    ['{allOf: [{type: string, format: date}, {format: uri}]}', 'string (date, uri)'],
    ['{type: object, format: odd}', 'object'],
    ['{type: [string, integer]}', 'string or integer'],
    ['{type: [string], format: date}', 'string (date)'],
    ['{type: [string, integer], format: date}', 'string (date) or integer'],
    ['{type: [string, integer], format: int64}', 'string (int64) or integer (int64)'],
    ['{prefixItems: [{type: string}], items: {type: integer}}', 'array'],
    ['{contains: {type: integer}}', 'array'],
    ['{contentMediaType: image/png}', 'string'],
    ['{type: [string, "null"]}', 'string or null'],
    ['{type: ["null", string, boolean]}', 'string or boolean or null'],
    ['{type: string, nullable: true}', 'string or null'],
    ['{type: "null"}', 'null'],
    ['{nullable: true}', 'null'],
    ['{type: array}', 'array'],
    ['{type: array, items: {type: string}}', 'array of strings'],
    ['{type: array, items: {type: string, format: uuid}}', 'array of strings (uuid)'],
    ['{type: array, items: {type: array, items: {type: object}}}', 'array of arrays of objects'],
    ['{type: array, items: {type: [string, integer]}}', 'array of (string or integer)'],
    ['{type: array, items: {}}', 'array of any values'],
    ['{type: array, items: true}', 'array'],
    ['{type: array, items: false}', 'array'],
    ['{type: [array, "null"], items: {type: string}}', 'array of strings or null'],
    ['{oneOf: [{type: string}, {type: array, items: {type: string}}]}', 'string or array of strings'],
    ['{oneOf: [{type: string}, {type: string, maxLength: 3}]}', 'string'],
    ['{anyOf: [{type: string}, {type: "null"}]}', 'string or null'],
    ['{type: object, oneOf: [{required: [a]}, {required: [b]}]}', 'object'],
    ['{}', 'any value'],
    ['{description: A.}', 'any value'],
  ])('%s is %s', (schema, type) => {
    expect(label(yaml`${schema}`)).toBe(type);
  });

  it('true is any value, of false no value', () => {
    expect([label(true), label(false)]).toEqual(['any value', 'no value']);
  });

  it.each([
    ['{properties: {a: {}}}', 'object'],
    ['{additionalProperties: {type: string}}', 'object'],
    ['{additionalProperties: true}', 'object'],
    ['{patternProperties: {^a: {}}}', 'object'],
    ['{items: {type: string}}', 'array of strings'],
    ['{prefixItems: [{type: string}]}', 'array'],
    ['{enum: [a, b]}', 'string'],
    ['{enum: [1, a, null]}', 'integer or string or null'],
    ['{enum: [1, 1.5, true, [], {}]}', 'integer or number or boolean or array or object'],
    ['{const: 1.5}', 'number'],
    ['{const: null}', 'null'],
  ])('%s can be guessed: %s', (schema, type) => {
    expect(label(yaml`${schema}`)).toBe(type);
  });
});

describe('a reference', () => {
  const names = nameAll(
    yaml`
      Name: {type: string}
      Task: {properties: {a: {}}}
      Maybe: {type: object, nullable: true}
      Tree: {oneOf: [{type: string}, {type: array, items: {$ref: '#/components/schemas/Tree'}}]}
    `,
    ['Task', 'Maybe', 'Tree'],
  );

  it.each([
    ['Name', 'string'],
    ['Task', 'object'],
    ['Maybe', 'object or null'],
    ['Tree', 'string or array'],
  ])('to %s is %s', (name, type) => {
    expect(label({$ref: `#/components/schemas/${name}`}, names)).toBe(type);
  });

  it('may be nullable in each way there is', () => {
    const ref = `$ref: '#/components/schemas/Task'`;
    expect([
      label(yaml`{allOf: [{${ref}}], nullable: true}`, names),
      label(yaml`{${ref}, nullable: true}`, names),
      label(yaml`{oneOf: [{${ref}}, {type: 'null'}]}`, names),
      label(yaml`{anyOf: [{${ref}}, {const: null}]}`, names),
    ]).toEqual(Array(4).fill('object or null'));
  });
});

it('shows both types of parts that contradict each other', () => {
  expect(label(yaml`allOf: [{type: string}, {type: integer}]`)).toBe('string and integer');
  expect(label(yaml`{type: array, items: {allOf: [{type: string}, {type: integer}]}}`)).toBe('array of (string and integer)');
});

it('takes lists of 40 levels', () => {
  const deep = Array.from({length: 40}).reduce<Schema>((items) => ({type: 'array', items}), {type: 'string'});
  expect(label(deep)).toBe(`array of ${'arrays of '.repeat(39)}strings`);
});
