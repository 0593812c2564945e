import type {OpenApiDocument, Schema} from './openApiDocument.ts';
import {findTarget} from './findSchema.ts';
import {readPointer, toPointer, toTokens} from './pointers.ts';
import {isSchema} from './schemaChildren.ts';
import type {Placed} from './walk.ts';

export function readSchema(document: OpenApiDocument, pointer: string): Schema {
  const schema = readPointer(document, pointer);
  return isSchema(schema) ? schema : {};
}

/** Where a schema really is that says nothing but where another one is. */
export function resolvePointer(document: OpenApiDocument, pointer: string, seen: string[] = []): string {
  const {$ref, ...others} = readSchema(document, pointer);
  const isPlain = Object.keys(others).every((keyword) => annotations.has(keyword) || keyword.startsWith('x-'));
  const target = $ref === undefined || !isPlain ? undefined : findTarget(document, $ref);
  return target === undefined || seen.includes(target) ? pointer : resolvePointer(document, target, [...seen, target]);
}

const annotations = new Set(['title', 'description', 'examples', 'default', 'deprecated']);

/** A schema that says something about a value, and the places that lead to it, from the outside in. */
type SchemaPart = Placed<Schema> & {path: string[]};

const knownParts = new WeakMap<OpenApiDocument, Map<string, SchemaPart[]>>();

/** Every schema that says something about the same value: the schema, what it refers to, its parts and its alternatives. */
export function listParts(document: OpenApiDocument, pointer: string): SchemaPart[] {
  const known = knownParts.get(document) ?? new Map<string, SchemaPart[]>();
  knownParts.set(document, known);
  const parts = known.get(pointer) ?? collectParts(document, pointer, [], new Set());
  known.set(pointer, parts);
  return parts;
}

function collectParts(document: OpenApiDocument, pointer: string, outer: string[], seen: Set<string>): SchemaPart[] {
  if (seen.has(pointer)) return [];
  seen.add(pointer);
  const value = readSchema(document, pointer);
  const path = [...outer, pointer];
  const inner = [
    ...[value.$ref === undefined ? undefined : findTarget(document, value.$ref)].filter((place) => place !== undefined),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listSchemaPlaces(value, `${pointer}/${keyword}`)),
    ...['then', 'else'].filter((keyword) => keyword in value).map((keyword) => `${pointer}/${keyword}`),
  ];
  return [{pointer, value, path}, ...inner.flatMap((place) => collectParts(document, place, path, seen))];
}

/** The places of the schemas in a list, which is at `pointer`: `…/oneOf`. */
export function listSchemaPlaces(schema: Schema, pointer: string): string[] {
  const list = schema[toTokens(pointer).at(-1) ?? ''];
  return Array.isArray(list) ? list.map((_, index) => `${pointer}/${index}`) : [];
}

/** Names of all fields that a value with this schema may have. */
export function listNames(document: OpenApiDocument, pointer: string): string[] {
  const names = listParts(document, pointer).flatMap(({value: {properties = {}, propertyNames}}) => [
    ...Object.keys(properties),
    ...(propertyNames?.enum ?? []).map(String),
  ]);
  return [...new Set(names)];
}

/** Where the schema of a field is, and the places that lead to the part that has it. */
type FieldPlace = {place: string; path: string[]};

/** The schemas of a field or an entry. What holds for any name counts where none has its own. */
export function findFieldSchemas(document: OpenApiDocument, pointer: string, token: string): FieldPlace[] {
  const parts = listParts(document, pointer);
  const named = parts.filter(({value}) => Object.hasOwn(value.properties ?? {}, token));
  const others = named.length > 0 ? [] : parts.filter(({value}) => typeof value.additionalProperties === 'object');
  const entries = /^\d+$/.test(token) ? parts.filter(({value}) => value.items) : [];
  return [
    ...named.map((part) => ({path: part.path, place: part.pointer + toPointer('properties', token)})),
    ...others.map((part) => ({path: part.path, place: `${part.pointer}/additionalProperties`})),
    ...entries.map((part) => ({path: part.path, place: `${part.pointer}/items`})),
  ];
}
