import {readObject} from '../document/readValues.ts';
import type {Values} from './mapObjects.ts';
import type {Kind} from './shapes.ts';

type Newer = Partial<Record<Kind, string[]>>;

/** What came with version 3.1. */
const since31: Newer = {
  document: ['webhooks', 'jsonSchemaDialect'],
  schema: [
    ...['const', '$defs', '$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$schema', '$comment', 'examples'],
    ...['if', 'then', 'else', 'prefixItems', 'contains', 'minContains', 'maxContains', 'patternProperties', 'propertyNames'],
    ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'],
    ...['contentMediaType', 'contentEncoding', 'contentSchema'],
  ],
};

/** What came with version 3.2. */
const since32: Newer = {
  document: ['$self'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
  response: ['summary'],
  example: ['dataValue', 'serializedValue'],
  tag: ['summary', 'parent', 'kind'],
  server: ['name'],
  securityScheme: ['deprecated', 'oauth2MetadataUrl'],
};

/** Something that a later version of the standard has, and which one. */
export type NewerField = {way: string; name: string; since: string};

/** What an object has of a later version than its document says. It's read as that version says. */
export function listNewer(value: Values, kind: Kind, version: string): NewerField[] {
  if (version.startsWith('3.2')) return [];
  const latest = listSince(value, kind, since32, '3.2');
  if (version.startsWith('3.1')) return latest;
  return [
    ...latest,
    ...listSince(value, kind, since31, '3.1'),
    ...(kind === 'schema' ? listNewerValues(value) : listInfo(value, kind)),
  ];
}

function listSince(value: Values, kind: Kind, newer: Newer, since: string): NewerField[] {
  const fields = (newer[kind] ?? []).filter((field) => Object.hasOwn(value, field));
  return fields.map((field) => ({way: `/${field}`, name: `"${field}"`, since}));
}

/** Keywords that version 3.0 has, with values that it hasn't. */
function listNewerValues({type, exclusiveMinimum, exclusiveMaximum}: Values): NewerField[] {
  const name = (keyword: string, value: unknown): NewerField => ({
    way: `/${keyword}`,
    name: `${keyword}: ${JSON.stringify(value)}`,
    since: '3.1',
  });
  return [
    ...(type === 'null' || Array.isArray(type) ? [name('type', type)] : []),
    ...(typeof exclusiveMinimum === 'number' ? [name('exclusiveMinimum', exclusiveMinimum)] : []),
    ...(typeof exclusiveMaximum === 'number' ? [name('exclusiveMaximum', exclusiveMaximum)] : []),
  ];
}

function listInfo({info}: Values, kind: Kind): NewerField[] {
  const isThere = kind === 'document' && readObject(info).summary !== undefined;
  return isThere ? [{way: '/info/summary', name: '"summary"', since: '3.1'}] : [];
}
