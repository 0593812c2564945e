import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Making, MakingPlace} from './making.ts';

const mostEntries = 20;

/** As few entries as are allowed, and one where that's none. A list of what contains itself stays empty. */
export function exampleList(making: Making, schema: Schema, place: MakingPlace): unknown[] {
  const {prefixItems = [], items, contains, uniqueItems} = schema;
  const [least, most] = [readCount(schema.minItems, 0), readCount(schema.maxItems, Infinity)];
  const needed = isInner(contains) ? Array<AnySchema>(readCount(schema.minContains, 1)).fill(contains) : [];
  const wanted = Math.max(least, prefixItems.length + needed.length, hasMore(items, prefixItems) ? 1 : 0);
  const count = Math.min(wanted, most, mostEntries);
  const schemas = Array.from(
    {length: count},
    (_, index) => prefixItems[index] ?? needed[index - prefixItems.length] ?? items ?? {},
  );
  const entries = schemas.map((entry) => making.make(making, entry, place)).filter((entry) => entry !== undefined);
  return uniqueItems === true ? entries.map((entry, index) => vary(entry, index, schemas[index])) : entries;
}

/** Without a word about entries, any value is one; `false` allows no more. */
function hasMore(items: unknown, prefixItems: unknown[]): boolean {
  return items !== false && (items !== undefined || prefixItems.length === 0);
}

function isInner(value: unknown): value is AnySchema {
  return isSchema(value) || typeof value === 'boolean';
}

function readCount(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), mostEntries) : otherwise;
}

/** Entries that must differ. */
function vary(entry: unknown, index: number, schema: AnySchema | undefined): unknown {
  if (index === 0) return entry;
  const values = isSchema(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  if (values.length > index) return values[index];
  if (typeof entry === 'number') return entry + index;
  return typeof entry === 'string' ? `${entry}${index + 1}` : entry;
}
