import {describe, expect, it} from 'vitest';
import {yaml} from './__fixtures__/yaml.ts';
import {wordConstraints, wordExample, wordOpenness} from './constraints.ts';

it.each([
  ['{const: csv}', ['always "csv"']],
  ['{const: null}', ['always null']],
  ['{minLength: 1, maxLength: 64}', ['1 to 64 characters']],
  ['{minLength: 1}', ['at least 1 character']],
  ['{maxLength: 64}', ['at most 64 characters']],
  ['{minLength: 3, maxLength: 3}', ['exactly 3 characters']],
  ['{minimum: 0, maximum: 1}', ['0 to 1']],
  ['{minimum: -5}', ['at least -5']],
  ['{minimum: 9, maximum: 5}', ['at least 9', 'at most 5']],
  ['{exclusiveMinimum: 0, exclusiveMaximum: 1.5}', ['more than 0', 'less than 1.5']],
  ['{minimum: 0, exclusiveMaximum: 1}', ['at least 0', 'less than 1']],
  ['{minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}', ['at most 9', 'more than 0']],
  ['{multipleOf: 0.5}', ['a multiple of 0.5']],
  ['{multipleOf: [2, 3]}', ['a multiple of 2', 'a multiple of 3']],
  ['{minItems: 1, maxItems: 1, uniqueItems: true}', ['exactly 1 entry', 'no duplicate entries']],
  ['{uniqueItems: false}', []],
  ['{minProperties: 1, maxProperties: 2}', ['1 to 2 fields']],
  ['{propertyNames: {pattern: ^x-, maxLength: 9}}', ['field names: at most 9 characters', 'field names: matches ^x-']],
  ['{propertyNames: {enum: [a, b, c]}}', ['field names: a, b or c']],
  ['{propertyNames: {enum: [a, b, c, d, e, f, g, h, i, j, k, l, m]}}', ['field names: a, b, c, d, e, f and 7 more']],
  ['{propertyNames: false}', ['no fields']],
  ['{contentEncoding: base64}', ['encoded as base64']],
  ['{contentEncoding: base64, contentMediaType: image/png}', ['encoded as base64', 'content of type image/png']],
  ['{contentMediaType: application/octet-stream}', ['binary']],
  ['{contentMediaType: application/octet-stream, contentEncoding: base64}', ['encoded as base64', 'binary content']],
  ['{xml: {attribute: true, name: id}}', ['an attribute in XML', 'called id in XML']],
  [
    '{xml: {wrapped: true, prefix: s, name: tags, namespace: "https://a.org"}}',
    ['in an element of its own in XML', 'called s:tags in XML', 'in the XML namespace https://a.org'],
  ],
  ['{xml: true}', []],
  ['{pattern: "^a$"}', ['matches ^a$']],
  ['{pattern: [^a, b$]}', ['matches ^a', 'matches b$']],
  ['{default: ""}', ['default ""']],
  ['{default: null}', ['default null']],
  ['{default: {a: [1]}}', ['default {"a":[1]}']],
  ['{type: string, format: date, title: A, x-other: 1}', []],
])('%s is worded %j', (schema, words) => {
  expect(wordConstraints(yaml`${schema}`)).toEqual(words);
});

describe('an example', () => {
  it.each([
    ['{examples: [films, books]}', '"films"'],
    ['{example: films}', '"films"'],
    ['{examples: [], example: films}', '"films"'],
    ['{examples: [false]}', 'false'],
    ['{examples: [null]}', 'null'],
    ['{examples: [{a: 1}]}', '{"a":1}'],
    ['{}', ''],
  ])('of %s is %j', (schema, example) => {
    expect(wordExample(yaml`${schema}`)).toBe(example);
  });

  it('is left out when the values are listed anyway', () => {
    expect(wordExample(yaml`{examples: [a], enum: [a, b]}`)).toBe('');
    expect(wordExample(yaml`{examples: [a], const: a}`)).toBe('');
  });

  it('is left out when it is long', () => {
    expect(wordExample({examples: ['a'.repeat(58)]})).toHaveLength(60);
    expect(wordExample({examples: ['a'.repeat(59)]})).toBe('');
  });
});

describe('an object', () => {
  it.each([
    ['{additionalProperties: true}', ['any fields'], ['can have other fields']],
    ['{additionalProperties: {}}', ['any fields'], ['can have other fields']],
    ['{additionalProperties: {type: string}}', [], []],
    ['{additionalProperties: false}', [], []],
    ['{}', [], []],
  ])('%s takes %j, and with fields %j', (schema, alone, withFields) => {
    expect(wordOpenness(yaml`${schema}`, false)).toEqual(alone);
    expect(wordOpenness(yaml`${schema}`, true)).toEqual(withFields);
  });
});

it.each([
  ['{prefixItems: [{}], items: false}', ['no other entries']],
  ['{prefixItems: [{}], unevaluatedItems: false}', ['no other entries']],
  ['{items: false}', ['no entries']],
  ['{unevaluatedProperties: true}', ['any fields']],
  ['{unevaluatedProperties: false}', []],
])('says whether there may be more: %s', (schema, words) => {
  expect(wordOpenness(yaml`${schema}`, false)).toEqual(words);
});
