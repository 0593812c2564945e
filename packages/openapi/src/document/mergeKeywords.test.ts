import {describe, expect, it} from 'vitest';
import {yaml} from '../reference/__fixtures__/yaml.ts';
import {findContradictions, mergeKeywords} from './mergeKeywords.ts';

describe('keywords of two schemas that must both hold', () => {
  it.each([
    ['required', '{required: [a, b]}', '{required: [b, c]}', '{required: [a, b, c]}'],
    ['lower bounds', '{minimum: 1, minLength: 5}', '{minimum: 3, minLength: 2}', '{minimum: 3, minLength: 5}'],
    ['upper bounds', '{maximum: 1, maxItems: 5}', '{maximum: 3, maxItems: 2}', '{maximum: 1, maxItems: 2}'],
    ['exclusive bounds', '{exclusiveMinimum: 1}', '{exclusiveMinimum: 3}', '{exclusiveMinimum: 3}'],
    ['exclusive bounds of 3.0', '{exclusiveMinimum: true}', '{exclusiveMinimum: false}', '{exclusiveMinimum: false}'],
    ['patterns', '{pattern: ^a}', '{pattern: z$}', '{pattern: [^a, z$]}'],
    ['the same pattern', '{pattern: ^a}', '{pattern: ^a}', '{pattern: [^a]}'],
    ['factors', '{multipleOf: 2}', '{multipleOf: 3}', '{multipleOf: [2, 3]}'],
    ['uniqueness', '{uniqueItems: true}', '{uniqueItems: false}', '{uniqueItems: true}'],
    ['closed objects', '{additionalProperties: false}', '{additionalProperties: true}', '{additionalProperties: false}'],
    [
      'rules for names',
      '{propertyNames: {minLength: 1}}',
      '{propertyNames: {maxLength: 9}}',
      '{propertyNames: {minLength: 1, maxLength: 9}}',
    ],
    ['texts: the later one', '{description: A., title: A}', '{description: B.}', '{description: B., title: A}'],
    ['defaults: the later one', '{default: 1}', '{default: 2}', '{default: 2}'],
    ['what only one has', '{type: string}', '{format: date}', '{type: string, format: date}'],
  ])('%s: %s and %s', (_, one, other, both) => {
    expect(mergeKeywords(yaml`${one}`, yaml`${other}`)).toEqual(yaml`${both}`);
  });

  it.each([
    ['string', 'string', ['string']],
    [['string', 'null'], 'string', ['string']],
    ['integer', 'number', ['integer']],
    ['number', 'integer', ['integer']],
    [['number', 'string'], ['integer', 'null'], ['integer']],
  ])('types: %j and %j', (one, other, both) => {
    expect(mergeKeywords({type: one}, {type: other}).type).toEqual(both);
    expect(findContradictions({type: one}, {type: other})).toEqual([]);
  });

  it.each([
    ['{enum: [a, b, c]}', '{enum: [c, b, d]}', '{enum: [b, c]}'],
    ['{enum: [{a: 1}, [2]]}', '{enum: [[2]]}', '{enum: [[2]]}'],
    ['{enum: [number, string]}', '{enum: [number, integer]}', '{enum: [number]}'],
    ['{enum: [a, b]}', '{const: b}', '{const: b}'],
    ['{const: b}', '{enum: [a, b]}', '{const: b}'],
    ['{enum: [a, null]}', '{const: null}', '{const: null}'],
    ['{enum: [a]}', '{type: string}', '{enum: [a], type: string}'],
  ])('values: %s and %s', (one, other, both) => {
    expect(mergeKeywords(yaml`${one}`, yaml`${other}`)).toEqual(yaml`${both}`);
    expect(findContradictions(yaml`${one}`, yaml`${other}`)).toEqual([]);
  });

  it.each([
    ['{type: string}', '{type: integer}', ['type'], '{type: [string, integer]}'],
    ['{enum: [a]}', '{enum: [b, c]}', ['values'], '{enum: [a, b, c]}'],
    ['{enum: [number]}', '{enum: [integer]}', ['values'], '{enum: [number, integer]}'],
    ['{const: a}', '{const: b}', ['values'], '{enum: [a, b]}'],
    ['{enum: [a]}', '{const: b}', ['values'], '{enum: [a, b]}'],
    ['{type: string, enum: [a]}', '{type: integer, enum: [1]}', ['type', 'values'], '{type: [string, integer], enum: [a, 1]}'],
  ])('that contradict each other are all kept: %s and %s', (one, other, contradictions, both) => {
    expect(findContradictions(yaml`${one}`, yaml`${other}`)).toEqual(contradictions);
    expect(mergeKeywords(yaml`${one}`, yaml`${other}`)).toEqual(yaml`${both}`);
  });

  it('cannot change what all objects have', () => {
    const merged = mergeKeywords(yaml`{type: string}`, yaml`{__proto__: {polluted: true}, constructor: a, toString: b}`);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect('polluted' in merged).toBe(false);
    expect(merged.type).toBe('string');
  });
});
