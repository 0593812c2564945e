import {describe, expect, it} from 'vitest';
import {yaml} from './__fixtures__/yaml.ts';
import type {FlatCondition} from './flatSchema.ts';
import {wordCondition} from './wordCondition.ts';

const word = (source: string): string[] => wordCondition(yaml`${source}` as FlatCondition);

describe('a premise', () => {
  it.each([
    ['{properties: {type: {const: csv}}, required: [type]}', 'type is "csv"'],
    ['{properties: {type: {enum: [a, b]}, size: {const: 1}}}', 'type is "a" or "b" and size is 1'],
    ['{required: [a]}', 'a is set'],
    ['{required: [a, b]}', 'a and b are set'],
    ['{properties: {type: {const: csv}}, required: [type, url]}', 'type is "csv" and url is set'],
    ['{properties: {size: {type: integer, minimum: 3}}}', 'size is: integer and at least 3'],
    [`{properties: {task: {$ref: '#/components/schemas/Task'}}}`, 'task is Task'],
    ['{properties: {task: {properties: {a: {const: 1}}}}}', 'task fits {"properties":{"a":{"const":1}}}'],
    ['{properties: {a: true, b: false}}', 'a is set and b is not set'],
    ['{anyOf: [{required: [a]}]}', 'it fits {"anyOf":[{"required":["a"]}]}'],
    ['true', 'it fits true'],
  ])('%s', (premise, words) => {
    expect(word(`{if: ${premise}, then: {required: [x]}}`)).toEqual([`When ${words}, x must be set.`]);
  });
});

describe('a consequence', () => {
  it.each([
    ['{required: [a, b]}', 'a and b must be set'],
    ['{anyOf: [{required: [a]}, {required: [b]}]}', 'a or b must be set'],
    ['{oneOf: [{required: [a]}, {required: [b]}]}', 'exactly one of a and b must be set'],
    ['{not: {required: [a]}}', 'a must not be set'],
    [`{$ref: '#/components/schemas/Task'}`, 'it is Task'],
    [`{properties: {input: {$ref: '#/components/schemas/Task'}}}`, 'input is Task'],
    ['{properties: {a: {const: 1}, b: {enum: [x, y]}}}', 'a is 1 and b is "x" or "y"'],
    ['{properties: {body: {required: [a, b]}}}', 'body needs a and b'],
    ['{properties: {body: {anyOf: [{required: [word]}, {required: [words]}]}}}', 'body needs word or words'],
    ['{properties: {a: false}}', 'a must not be set'],
    ['{properties: {a: {not: {}}}}', 'a must not be set'],
    ['{properties: {a: {not: {const: x}}}}', 'a must not be "x"'],
    ['{properties: {a: {maxItems: 0}}}', 'a is empty'],
    ['{properties: {a: {minimum: 3}}}', 'a is: at least 3'],
    ['{properties: {a: {items: {type: string}}}}', 'a fits {"items":{"type":"string"}}'],
    ['{allOf: [{required: [a]}, {properties: {b: {const: 1}}}]}', 'a must be set and b is 1'],
    ['{minProperties: 2}', 'it is: at least 2 fields'],
    ['{type: object, required: [a], minProperties: 2}', 'a must be set and it is: at least 2 fields'],
    ['{type: object, required: [a]}', 'a must be set'],
    ['{properties: {b: {required: [a], properties: {a: {const: 1}}}}}', 'b needs a and b fits {"properties":{"a":{"const":1}}}'],
    ['false', 'no value is allowed'],
  ])('%s', (consequence, words) => {
    expect(word(`{if: {required: [x]}, then: ${consequence}}`)).toEqual([`When x is set, ${words}.`]);
  });

  it.each(['true', '{}', '{description: Nothing.}', '{properties: {a: true, b: {}}}'])(
    'that says nothing is left out: %s',
    (nothing) => {
      expect(word(`{if: {required: [x]}, then: ${nothing}}`)).toEqual([]);
    },
  );
});

it('otherwise follows the condition, or is a condition of its own', () => {
  expect(word('{if: {required: [x]}, then: {required: [a]}, else: {required: [b]}}')).toEqual([
    'When x is set, a must be set.',
    'Otherwise, b must be set.',
  ]);
  expect(word('{if: {required: [x]}, else: {required: [b]}}')).toEqual(['Unless x is set, b must be set.']);
});
