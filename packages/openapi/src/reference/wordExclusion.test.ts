import {describe, expect, it} from 'vitest';
import {yaml} from './__fixtures__/yaml.ts';
import {claimExclusion} from './wordExclusion.ts';

describe('not', () => {
  it.each([
    ['{required: [params]}', 'params must not be set'],
    ['{type: object, required: [params]}', 'params must not be set'],
    ['{required: [objectIDs, filters]}', 'objectIDs and filters must not be set together'],
    ['{required: [operation, scope], properties: {operation: {const: move}}}', 'scope must not be set when operation is "move"'],
    ['{required: [type], properties: {type: {enum: [a, b]}}}', 'type must not be "a" or "b"'],
    ['{properties: {a: {const: 1}, b: {type: string}}}', 'it must not be that a is 1 and b is string'],
    ['{const: a}', 'it must not be "a"'],
    ['{enum: [a, b, null]}', 'it must not be "a", "b" or null'],
    ['{type: "null"}', 'it must not be null'],
    ['{type: [string, integer]}', 'it must not be string or integer'],
    ['{type: string, pattern: ^a, maxLength: 3}', 'it must not be: string, at most 3 characters and matches ^a'],
    [`{$ref: '#/components/schemas/Task'}`, 'it must not be Task'],
    ['{additionalProperties: {not: {type: "null"}}}', 'at least one field must be null'],
    ['{description: Nothing.}', 'it must not be set'],
    ['{additionalProperties: {not: {items: {}}}}', 'at least one field must be as {"items":{}}'],
    ['{required: [a], minProperties: 3}', 'it must not fit {"required":["a"],"minProperties":3}'],
    ['{allOf: [{const: a}]}', 'it must not fit {"allOf":[{"const":"a"}]}'],
    ['{items: {type: string}}', 'it must not fit {"items":{"type":"string"}}'],
  ])('%s', (excluded, claim) => {
    expect(claimExclusion(yaml`${excluded}`)).toEqual([claim]);
  });

  it('excludes every alternative of anyOf', () => {
    expect(claimExclusion(yaml`anyOf: [{required: [a]}, {required: [b]}]`)).toEqual(['a must not be set', 'b must not be set']);
  });

  it('true leaves no value, not false every value', () => {
    expect([claimExclusion(true), claimExclusion(false)]).toEqual([['it must not be set'], []]);
  });

  it('names what it is about', () => {
    expect(claimExclusion({const: 'a'}, 'status')).toEqual(['status must not be "a"']);
  });
});
