import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '@docs/openapi';
import {chooseOption, fits, collectProperties} from './fits.ts';

const document = parse(`
openapi: 3.1.0
info: {title: Films, version: 1.0.0}
paths: {}
components:
  schemas:
    Name: {type: string}
    Kind: {type: string, enum: [hit, facet]}
    Paged: {type: object, properties: {page: {type: integer}}}
    Search: {allOf: [{$ref: '#/components/schemas/Paged'}, {properties: {query: {type: string}}}], unevaluatedProperties: false}
    Facet: {type: object, required: [facet], additionalProperties: false, properties: {facet: {$ref: '#/components/schemas/Name'}}}
    Names: {type: array, items: {$ref: '#/components/schemas/Name'}}
    Maybe: {type: [integer, 'null']}
    Either: {anyOf: [{const: 1}, {type: boolean}]}
    Other: {not: {required: [params]}}
`) as OpenApiDocument;

const refer = (name: string): {$ref: string} => ({$ref: `#/components/schemas/${name}`});

it.each([
  ['Name', 'dune', true],
  ['Name', 5, false],
  ['Kind', 'hit', true],
  ['Kind', 'record', false],
  ['Search', {query: 'dune', page: 1}, true],
  ['Search', {page: 1.5}, false],
  ['Search', {colour: 'red'}, false],
  ['Facet', {facet: 'genre'}, true],
  ['Facet', {facet: 5}, false],
  ['Facet', {}, false],
  ['Facet', {facet: 'genre', page: 1}, false],
  ['Names', ['a'], true],
  ['Names', ['a', 5], false],
  ['Maybe', null, true],
  ['Maybe', 3, true],
  ['Maybe', 3.5, false],
  ['Either', true, true],
  ['Either', 2, false],
  ['Other', {}, true],
  ['Other', {params: 'a=b'}, false],
])('%s, %j: %s', (name, value, expected) => {
  expect(fits(document, refer(name), value)).toBe(expected);
});

it('chooses the option that the value fits, or else the one that knows most of its fields', () => {
  const options = [refer('Search'), refer('Facet'), refer('Name')];
  expect(chooseOption(document, options, {facet: 'genre'})).toEqual(refer('Facet'));
  expect(chooseOption(document, options, {facet: 'genre', colour: 'red'})).toEqual(refer('Facet'));
  expect(chooseOption(document, options, 'dune')).toEqual(refer('Name'));
  expect(chooseOption(document, options, 5)).toEqual(refer('Search'));
  expect(chooseOption(document, [], 5)).toEqual({});
});

it('lists the fields of everything that a schema is made of', () => {
  expect([...collectProperties(document, refer('Search')).keys()]).toEqual(['page', 'query']);
});
