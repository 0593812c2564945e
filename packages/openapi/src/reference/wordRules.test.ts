import {describe, expect, it} from 'vitest';
import {flatten, nameAll, yaml} from './__fixtures__/yaml.ts';
import {wordRules} from './wordRules.ts';

/** The sentences, with names and values between backticks. */
function word(schema: string, names = nameAll()): string[] {
  return wordRules(flatten(yaml`${schema}`, names)).map((html) => html.replaceAll(/<\/?code>/g, '`'));
}

describe('parts that contradict each other say so:', () => {
  it.each([
    ['allOf: [{type: string}, {type: integer}]', 'no value has both types'],
    ['allOf: [{enum: [a]}, {const: b}]', 'no value is in both lists'],
    ['allOf: [{minimum: 9}, {maximum: 5}]', 'no value is within all limits'],
    ['allOf: [{minItems: 9}, {maxItems: 5}]', 'no value is within all limits'],
  ])('%s', (schema, reason) => {
    expect(word(schema)).toEqual([`The parts of this schema contradict each other: ${reason}.`]);
  });

  it('others do not', () => {
    expect(word('allOf: [{type: number, minimum: 1, maximum: 5}, {type: integer, minimum: 5, enum: [5]}]')).toEqual([]);
  });
});

describe('a required field that is shown elsewhere is named,', () => {
  const names = nameAll(yaml`{Base: {properties: {id: {}, name: {}}, required: [id]}}`, ['Base']);

  it('when only this place requires it', () => {
    const schema = `{$ref: '#/components/schemas/Base', properties: {a: {}}, required: [id, name, a]}`;
    expect(word(schema, names)).toEqual(['`name` is required.']);
  });

  it('when it is described nowhere', () => {
    expect(word('{type: object, required: [a, b]}')).toEqual(['`a` and `b` are required.']);
  });
});

it('tells alternatives of required fields in one sentence', () => {
  expect(word('anyOf: [{required: [a]}, {required: [b, c]}]')).toEqual(['`a` or `b` and `c` is required.']);
  expect(word('oneOf: [{required: [a]}, {type: object, required: [b]}, {required: [c]}]')).toEqual([
    'Exactly one of `a`, `b` and `c` is required.',
  ]);
  expect(word('oneOf: [{required: [a]}, {required: [b], properties: {c: {}}}]')).toEqual([]);
});

it('writes exclusions and conditions as sentences', () => {
  const schema = `
    not: {enum: [a, b]}
    allOf: [{not: {required: [params]}}, {not: {additionalProperties: {not: {type: 'null'}}}}]
    if: {properties: {type: {const: csv}}}
    then: {required: [url]}
    dependentRequired: {page: [hitsPerPage]}`;
  expect(word(schema)).toEqual([
    "`params` isn't allowed.",
    'At least one field must be null.',
    'It must not be `"a"` or `"b"`.',
    'If `page` is set, `hitsPerPage` is required.',
    'If `type` is `"csv"`, `url` is required.',
  ]);
});

it('says nothing about a schema without rules', () => {
  expect(word('{type: object, properties: {a: {}}, required: [a], oneOf: [{type: string}, {type: integer}]}')).toEqual([]);
});

it('names the schemas that a discriminator leads to', () => {
  const pet = `discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: Dog}}`;
  expect(word(pet)).toEqual(['If `kind` is `"cat"`, it must be `Cat`.', 'If `kind` is `"dog"`, it must be `Dog`.']);
});

it('escapes names and values, which may be any text', () => {
  const schema = yaml`{not: {required: [<b>&]}, if: {properties: {a: {pattern: <i>}}}, then: {required: [x]}}`;
  expect(wordRules(flatten(schema, nameAll()))).toEqual([
    "<code>&lt;b>&amp;</code> isn't allowed.",
    'If <code>a</code> is: matches &lt;i>, <code>x</code> is required.',
  ]);
});

describe('what a list must contain', () => {
  it.each([
    ['{contains: {type: integer}}', ['At least 1 entry must be an integer.']],
    ['{contains: {const: a}, minContains: 2}', ['At least 2 entries must be `"a"`.']],
    ['{contains: {const: a}, minContains: 0, maxContains: 3}', ['At most 3 entries may be `"a"`.']],
    ["{contains: {$ref: '#/components/schemas/Task'}}", ['At least 1 entry must be `Task`.']],
    ['{contains: {required: [a]}}', ['At least 1 entry must fit `{"required":["a"]}`.']],
    ['{contains: true}', ['At least 1 entry is required.']],
    ['{contains: true, minContains: 0}', []],
    ['{contains: false}', ['No list is allowed.']],
  ])('%s is worded', (schema, words) => {
    expect(word(schema)).toEqual(words);
  });
});
