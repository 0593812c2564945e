import {expect, it} from 'vitest';
import type {Raw} from './rawDocument.ts';
import {createWalk, listFieldNames} from './rawSchemas.ts';

function listAll(schemas: Raw, start: Raw): string[] {
  const root = {components: {schemas}};
  return [...createWalk(root)([start])].flatMap((schema) => listFieldNames(root, schema));
}

it.each([
  ['a list', {items: {properties: {a: {}}}}],
  ['other fields', {additionalProperties: {properties: {a: {}}}}],
  ['fields with a pattern', {patternProperties: {x: {properties: {a: {}}}}}],
  ['parts', {allOf: [{}, {properties: {a: {}}}]}],
  ['alternatives', {oneOf: [{anyOf: [{properties: {a: {}}}]}]}],
  ['a tuple', {prefixItems: [{properties: {a: {}}}]}],
])('finds the fields of %s', (_, schema) => {
  expect(listAll({}, schema)).toEqual(['a']);
});

it('follows references, also those that lead back', () => {
  const Node = {properties: {next: {$ref: '#/components/schemas/a~1b'}}};
  expect(listAll({'a/b': Node}, {$ref: '#/components/schemas/a~1b'})).toEqual(['next']);
});

it('ends where a reference leads to itself, nowhere, or to another file', () => {
  const loop = {$ref: '#/components/schemas/Loop'};
  expect(listAll({Loop: loop}, {allOf: [loop, {$ref: '#/nothing'}, {$ref: 'other.yml#/x'}, null, true]})).toEqual([]);
});

it('takes only schemas for fields', () => {
  expect(listAll({}, {properties: {a: {}, b: true, c: 'text', d: null, e: []}})).toEqual(['a', 'b']);
});
