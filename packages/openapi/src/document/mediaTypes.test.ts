import {expect, it} from 'vitest';
import {findMediaType, isJsonType} from './mediaTypes.ts';

it.each([
  ['application/json; charset=utf-8', true],
  ['application/vnd.api+json', true],
  ['application/*+json', true],
  ['*/*', true],
  ['application/*', true],
  ['image/*', false],
  ['text/plain', false],
])('%s is JSON: %s', (type, isJson) => {
  expect(isJsonType(type)).toBe(isJson);
});

it.each([
  ['application/json', ['text/plain', 'application/json; charset=utf-8'], 'application/json; charset=utf-8'],
  ['application/vnd.a+json', ['application/json', 'application/*+json'], 'application/*+json'],
  ['image/png', ['image/*'], 'image/*'],
  ['text/*', ['application/json', 'text/csv'], 'text/csv'],
  ['text/csv', ['*/*'], '*/*'],
  ['text/csv', ['text/plain'], undefined],
])('%s is found among %s: %s', (wanted, types, found) => {
  expect(findMediaType(Object.fromEntries(types.map((type) => [type, {}])), wanted)).toBe(found);
});
