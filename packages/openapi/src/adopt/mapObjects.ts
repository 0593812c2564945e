import type {Schema} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema, mapChildren} from '../document/schemaChildren.ts';
import {hasOldKeywords, type Held, heldIn, type Kind} from './shapes.ts';

export type Values = Record<string, unknown>;

/** Changes one object of a document, before those inside of it. */
export type Change = (value: Values, kind: Kind, pointer: string) => Values;

/** A copy of a document with each of its objects changed. Only what the standard says is an object of OpenAPI is one: examples are not. */
export function mapObjects(value: unknown, change: Change, kind: Kind = 'document', pointer = ''): unknown {
  if (!isSchema(value)) return value;
  const changed = change(value, kind, pointer);
  const mapField = ([field, inner]: [string, unknown]): [string, unknown] => {
    const held = heldIn(kind, field);
    return [field, held ? mapHeld(inner, held, change, pointer + toPointer(field)) : inner];
  };
  if (kind !== 'schema') return Object.fromEntries(Object.entries(changed).map(mapField));
  const mapped = mapChildren(changed, (inner, way) => mapObjects(inner, change, 'schema', pointer + way) as Schema);
  return hasOldKeywords(mapped) ? Object.fromEntries(Object.entries(mapped).map(mapField)) : mapped;
}

function mapHeld(value: unknown, held: Held, change: Change, pointer: string): unknown {
  const map = (inner: unknown, way = ''): unknown => mapObjects(inner, change, held.kind, pointer + way);
  if (held.as === 'one') return map(value);
  if (held.as === 'list')
    return Array.isArray(value) ? value.map((inner: unknown, place) => map(inner, toPointer(place))) : value;
  if (!isSchema(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, toPointer(name))]));
}
