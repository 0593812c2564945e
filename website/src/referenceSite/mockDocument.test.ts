import type {OpenApiDocument} from '@docs/openapi';
import {expect, it} from 'vitest';
import {keepReferredTo, reduceForMock} from './mockDocument.ts';

const ref = (kind: string, name: string) => ({$ref: `#/components/${kind}/${name}`});

const document = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  webhooks: {born: {}},
  paths: {'/pets': {get: {operationId: 'listPets', responses: {'200': ref('responses', 'Pets')}}}},
  components: {
    responses: {Pets: {content: {'application/json': {schema: ref('schemas', 'Pet')}}}, Gone: {}},
    schemas: {Pet: {properties: {owner: ref('schemas', 'Owner')}}, Owner: ref('schemas', 'Pet'), Car: {type: 'object'}},
    securitySchemes: {key: {type: 'apiKey'}},
  },
} as unknown as OpenApiDocument;

it('has what its operations refer to, through one another, too, and all ways to sign a request', () => {
  const {components, webhooks} = keepReferredTo(document);
  expect(Object.fromEntries(Object.entries(components ?? {}).map(([kind, entries]) => [kind, Object.keys(entries)]))).toEqual({
    responses: ['Pets'],
    schemas: ['Pet', 'Owner'],
    securitySchemes: ['key'],
  });
  expect(webhooks).toEqual({});
});

it('has examples of responses, and schemas only where there is none', () => {
  const content = {
    'application/json': {schema: ref('schemas', 'Pet'), example: {name: 'Rex'}},
    'text/csv': {schema: {type: 'string'}},
  };
  const get = {operationId: 'listPets', responses: {'200': {content}, '404': ref('responses', 'Gone')}};
  const {paths, components} = reduceForMock({...document, paths: {'/pets': {get}}});
  expect(paths['/pets']?.get?.responses['200']).toEqual({
    content: {'application/json': {example: {name: 'Rex'}}, 'text/csv': {schema: {type: 'string'}}},
  });
  expect(Object.keys(components?.schemas ?? {})).toEqual([]);
  expect(Object.keys(components?.responses ?? {})).toEqual(['Gone']);
});
