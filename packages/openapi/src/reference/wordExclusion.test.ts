import {describe, expect, it} from 'vitest';
import {yaml} from './__fixtures__/yaml.ts';
import {claimExclusion} from './wordExclusion.ts';

/** The claims, with names and values between backticks. */
const claim = (...excluded: Parameters<typeof claimExclusion>): string[] =>
  claimExclusion(...excluded).map((html) => html.replaceAll(/<\/?code>/g, '`'));

describe('not', () => {
  it.each([
    ['{required: [params]}', "`params` isn't allowed"],
    ['{type: object, required: [params]}', "`params` isn't allowed"],
    ['{required: [objectIDs, filters]}', "`objectIDs` and `filters` can't be used together"],
    [
      '{required: [operation, scope], properties: {operation: {const: move}}}',
      '`scope` isn\'t allowed if `operation` is `"move"`',
    ],
    ['{required: [type], properties: {type: {enum: [a, b]}}}', '`type` must not be `"a"` or `"b"`'],
    ['{properties: {a: {const: 1}, b: {type: string}}}', "it isn't allowed that `a` is `1` and `b` is a string"],
    ['{const: a}', 'it must not be `"a"`'],
    ['{enum: [a, b, null]}', 'it must not be `"a"`, `"b"` or `null`'],
    ['{type: "null"}', 'it must not be null'],
    ['{type: [string, integer]}', 'it must not be a string or an integer'],
    ['{type: string, pattern: ^a, maxLength: 3}', 'it must not be a string: at most 3 characters and matches ^a'],
    [`{$ref: '#/components/schemas/Task'}`, 'it must not be `Task`'],
    ['{additionalProperties: {not: {type: "null"}}}', 'at least one field must be null'],
    ['{description: Nothing.}', "it isn't allowed"],
    ['{additionalProperties: {not: {items: {}}}}', 'at least one field must be as `{"items":{}}`'],
    ['{required: [a], minProperties: 3}', 'it must not fit `{"required":["a"],"minProperties":3}`'],
    ['{allOf: [{const: a}]}', 'it must not fit `{"allOf":[{"const":"a"}]}`'],
    ['{items: {type: string}}', 'it must not fit `{"items":{"type":"string"}}`'],
  ])('%s', (excluded, words) => {
    expect(claim(yaml`${excluded}`)).toEqual([words]);
  });

  it('excludes every alternative of anyOf', () => {
    expect(claim(yaml`anyOf: [{required: [a]}, {required: [b]}]`)).toEqual(["`a` isn't allowed", "`b` isn't allowed"]);
  });

  it('true leaves no value, not false every value', () => {
    expect([claim(true), claim(false)]).toEqual([["it isn't allowed"], []]);
  });

  it('names what it is about', () => {
    expect(claim({const: 'a'}, 'status')).toEqual(['status must not be `"a"`']);
  });
});
