import {expect, it} from 'vitest';
import {checkAdaptations, createAjv} from './ajv.ts';

it('finds a place for each of its changes in the code that Ajv writes', () => {
  expect(() => checkAdaptations()).not.toThrow();
});

it.each([
  ['no errors are collected', 'pattern0.test(data); !props0[key0]', 'The list of errors'],
  ['no pattern is tested', 'vErrors.concat(other); !props0[key0]', 'Strings of any length'],
  ['no properties are looked up', 'vErrors.concat(other); formats2.test(data)', 'Properties are looked up'],
])('throws when a change would be lost because %s', (_, code, why) => {
  expect(() => checkAdaptations(() => code)).toThrow(`Ajv's code has no place for this change any more: ${why}`);
  expect(() => checkAdaptations(() => code)).toThrow('packages/openapi/src/validate/ajv.ts');
});

it('takes a field for unknown that every object has', () => {
  const validate = createAjv().compile({anyOf: [{properties: {a: {}}}, {required: ['b']}], unevaluatedProperties: false});
  expect([validate({a: 1}), validate({a: 1, constructor: 1})]).toEqual([true, false]);
});
