import type {Schema} from '../openApiDocument.ts';
import {toPointer} from '../pointers.ts';

const single = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'contains',
  'unevaluatedProperties',
];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const byName = ['properties', 'patternProperties', 'dependentSchemas'];

/** A copy of a schema with each schema directly inside of it replaced. A property may be called like a keyword. */
export function mapSchemas(schema: Schema, pointer: string, change: (inner: Schema, pointer: string) => Schema): Schema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const at = pointer + toPointer(keyword);
    const map = (inner: unknown, place: string): unknown => (isSchema(inner) ? change(inner, place) : inner);
    if (single.includes(keyword)) return [keyword, map(value, at)];
    if (lists.includes(keyword)) return [keyword, (value as unknown[]).map((inner, index) => map(inner, `${at}/${index}`))];
    if (!byName.includes(keyword)) return [keyword, value];
    const named = Object.entries(value as object).map(([name, inner]) => [name, map(inner, at + toPointer(name))]);
    return [keyword, Object.fromEntries(named)];
  });
  return Object.fromEntries(entries);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
