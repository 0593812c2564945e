import type {OpenApiDocument, Schema} from '@docs/openapi';
import {expect, it} from 'vitest';
import {wordType, writeSchema} from './writeSchema.ts';

const schemas: Record<string, Schema> = {
  level: {type: 'string', enum: ['min', 'strict']},
  base: {type: 'object', properties: {query: {type: 'string'}, page: {type: 'integer'}}},
};
const document: OpenApiDocument = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {}, components: {schemas}};

it.each<[Schema, string]>([
  [{type: 'integer'}, 'integer'],
  [{type: ['string', 'null']}, 'string | null'],
  [{type: 'array', items: {type: 'string'}}, 'string[]'],
  [{oneOf: [{type: 'boolean'}, {$ref: '#/components/schemas/level'}]}, 'boolean | "min" | "strict"'],
  [{type: 'array', items: {oneOf: [{type: 'string'}, {type: 'integer'}]}}, '(string | integer)[]'],
])('words the type of %j', (schema, words) => {
  expect(wordType(document, schema)).toBe(words);
});

it('lists the fields of what is too large, with those of its parts', () => {
  const schema = {allOf: [{$ref: '#/components/schemas/base'}], properties: {level: {$ref: '#/components/schemas/level'}}};
  expect(writeSchema(document, schema, 'body', 50)).toBe(
    'JSON Schema, its outer level. A definition: "schema": "<its name>"; a field: "schema": "body/<field>".\n{"allOf":[{"$ref":"#/$defs/base"}]}\nFields, those of all parts: query: string, page: integer, level: "min" | "strict"',
  );
});
