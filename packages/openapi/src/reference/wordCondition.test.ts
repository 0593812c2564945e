import {describe, expect, it} from 'vitest';
import {yaml} from './__fixtures__/yaml.ts';
import type {FlatCondition} from './flatSchema.ts';
import {wordCondition} from './wordCondition.ts';

/** The sentences, with names and values between backticks. */
const word = (source: string): string[] =>
  wordCondition(yaml`${source}` as FlatCondition).map((html) => html.replaceAll(/<\/?code>/g, '`'));

describe('a premise', () => {
  it.each([
    ['{properties: {type: {const: csv}}, required: [type]}', '`type` is `"csv"`'],
    ['{properties: {type: {enum: [a, b]}, size: {const: 1}}}', '`type` is `"a"` or `"b"` and `size` is `1`'],
    ['{required: [a]}', '`a` is set'],
    ['{required: [a, b]}', '`a` and `b` are set'],
    ['{properties: {type: {const: csv}}, required: [type, url]}', '`type` is `"csv"` and `url` is set'],
    ['{properties: {size: {type: integer, minimum: 3}}}', '`size` is an integer: at least 3'],
    [`{properties: {task: {$ref: '#/components/schemas/Task'}}}`, '`task` is `Task`'],
    ['{properties: {task: {properties: {a: {const: 1}}}}}', '`task` fits `{"properties":{"a":{"const":1}}}`'],
    ['{properties: {a: true, b: false}}', "`a` is set and `b` isn't set"],
    ['{anyOf: [{required: [a]}]}', 'it fits `{"anyOf":[{"required":["a"]}]}`'],
    ['true', 'it fits `true`'],
  ])('%s', (premise, words) => {
    expect(word(`{if: ${premise}, then: {required: [x]}}`)).toEqual([`If ${words}, \`x\` is required.`]);
  });
});

describe('a consequence', () => {
  it.each([
    ['{required: [a, b]}', '`a` and `b` are required'],
    ['{anyOf: [{required: [a]}, {required: [b]}]}', '`a` or `b` is required'],
    ['{oneOf: [{required: [a]}, {required: [b]}]}', 'exactly one of `a` and `b` is required'],
    ['{not: {required: [a]}}', "`a` isn't allowed"],
    [`{$ref: '#/components/schemas/Task'}`, 'it must be `Task`'],
    [`{properties: {input: {$ref: '#/components/schemas/Task'}}}`, '`input` must be `Task`'],
    ['{properties: {a: {const: 1}, b: {enum: [x, y]}}}', '`a` must be `1` and `b` must be `"x"` or `"y"`'],
    ['{properties: {body: {required: [a, b]}}}', '`body` needs `a` and `b`'],
    ['{required: [body, a], properties: {body: {required: [b]}}}', '`a` is required and `body` needs `b`'],
    ['{required: [body], properties: {body: {anyOf: [{required: [a]}, {required: [b]}]}}}', '`body` needs `a` or `b`'],
    ['{required: [body], properties: {body: {minLength: 1}}}', '`body` is required and `body` must be: at least 1 character'],
    ['{properties: {body: {anyOf: [{required: [word]}, {required: [words]}]}}}', '`body` needs `word` or `words`'],
    ['{properties: {a: false}}', "`a` isn't allowed"],
    ['{properties: {a: {not: {}}}}', "`a` isn't allowed"],
    ['{properties: {a: {not: {const: x}}}}', '`a` must not be `"x"`'],
    ['{properties: {a: {maxItems: 0}}}', '`a` must be empty'],
    ['{properties: {a: {minimum: 3}}}', '`a` must be: at least 3'],
    ['{properties: {a: {items: {type: string}}}}', '`a` must fit `{"items":{"type":"string"}}`'],
    ['{allOf: [{required: [a]}, {properties: {b: {const: 1}}}]}', '`a` is required and `b` must be `1`'],
    ['{minProperties: 2}', 'it must be: at least 2 fields'],
    ['{type: object, required: [a], minProperties: 2}', '`a` is required and it must be: at least 2 fields'],
    ['{type: object, required: [a]}', '`a` is required'],
    [
      '{properties: {b: {required: [a], properties: {a: {const: 1}}}}}',
      '`b` needs `a` and `b` must fit `{"properties":{"a":{"const":1}}}`',
    ],
    ['false', 'no value is allowed'],
  ])('%s', (consequence, words) => {
    expect(word(`{if: {required: [x]}, then: ${consequence}}`)).toEqual([`If \`x\` is set, ${words}.`]);
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
    'If `x` is set, `a` is required.',
    'Otherwise, `b` is required.',
  ]);
  expect(word('{if: {required: [x]}, else: {required: [b]}}')).toEqual(['Unless `x` is set, `b` is required.']);
});
