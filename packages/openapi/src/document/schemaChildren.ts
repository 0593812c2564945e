import type {AnySchema, Schema} from './openApiDocument.ts';
import {toPointer} from './pointers.ts';

/** How a keyword of JSON Schema holds schemas: one, a list of them, or one by each name. */
const shapes = {
  single: [
    ...['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'],
    ...['unevaluatedProperties', 'unevaluatedItems', 'contentSchema'],
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  named: ['properties', 'patternProperties', 'dependentSchemas', '$defs'],
};
const shapeOf = new Map(Object.entries(shapes).flatMap(([shape, keywords]) => keywords.map((keyword) => [keyword, shape])));

/** Every keyword that holds schemas. */
export const schemaKeywords: string[] = [...shapeOf.keys()];

/** Keywords whose schemas say when something holds or what must not. They restate fields that are described elsewhere. */
export const conditionKeywords: ReadonlySet<string> = new Set([
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'contains',
  'propertyNames',
]);

/** A schema directly inside of another, and the way to it: `/properties/name`. */
type Child = {keyword: string; pointer: string; schema: AnySchema};

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schemas directly inside of a schema, in the order in which they are written. References are not followed. */
export function listChildren(schema: Schema): Child[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    listHeld(keyword, value).flatMap(([tokens, inner]) =>
      isSchema(inner) || typeof inner === 'boolean' ? [{keyword, pointer: toPointer(keyword, ...tokens), schema: inner}] : [],
    ),
  );
}

/** A copy of a schema with each schema directly inside of it replaced. A property may be called like a keyword. */
export function mapChildren(schema: Schema, change: (inner: Schema, pointer: string) => Schema): Schema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const held = listHeld(keyword, value).map(([tokens, inner]): [string[], unknown] => [
      tokens,
      isSchema(inner) ? change(inner, toPointer(keyword, ...tokens)) : inner,
    ]);
    const shape = shapeOf.get(keyword);
    if (shape === 'single' && held[0]) return [keyword, held[0][1]];
    if (shape === 'list' && Array.isArray(value)) return [keyword, held.map(([, inner]) => inner)];
    if (shape === 'named' && isSchema(value)) return [keyword, Object.fromEntries(held.map(([[name], inner]) => [name, inner]))];
    return [keyword, value];
  });
  return Object.fromEntries(entries);
}

/** What a keyword holds, each with its way from there. Nothing for a keyword that holds no schemas, or is not written as it should be. */
function listHeld(keyword: string, value: unknown): [string[], unknown][] {
  const shape = shapeOf.get(keyword);
  if (shape === 'single') return [[[], value]];
  if (shape === 'list') return Array.isArray(value) ? value.map((inner, index) => [[String(index)], inner]) : [];
  return shape === 'named' && isSchema(value) ? Object.entries(value).map(([name, inner]) => [[name], inner]) : [];
}
