import type {Schema} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema, mapChildren} from '../document/schemaChildren.ts';
import {type Held, type Kind, shapes} from './shapes.ts';

export type Values = Record<string, unknown>;

/** Changes one object of a document, before those inside of it. */
export type Change = (value: Values, kind: Kind, pointer: string) => Values;

/** A copy of a document with each of its objects changed. Only what the standard says is an object of OpenAPI is one: examples are not. */
export function mapObjects(value: unknown, change: Change, kind: Kind = 'document', pointer = ''): unknown {
  if (!isSchema(value)) return value;
  const changed = change(value, kind, pointer);
  if (kind === 'schema')
    return mapChildren(changed, (inner, way) => mapObjects(inner, change, 'schema', pointer + way) as Schema);
  // A callback has path items by expressions instead of names.
  const heldBy = (field: string): Held | undefined => (kind === 'callback' ? {as: 'one', kind: 'pathItem'} : shapes[kind][field]);
  return Object.fromEntries(
    Object.entries(changed).map(([field, inner]) => [field, mapHeld(inner, heldBy(field), change, pointer + toPointer(field))]),
  );
}

function mapHeld(value: unknown, held: Held | undefined, change: Change, pointer: string): unknown {
  if (!held) return value;
  const map = (inner: unknown, way = ''): unknown => mapObjects(inner, change, held.kind, pointer + way);
  if (held.as === 'one') return map(value);
  if (held.as === 'list')
    return Array.isArray(value) ? value.map((inner: unknown, place) => map(inner, toPointer(place))) : value;
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, toPointer(name))]));
}
