import type {Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {formats} from './formats.ts';
import {readPattern} from './readPattern.ts';

/** The value of a keyword as a validator can use it; undefined where it can't. */
type Read = (value: unknown) => unknown;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

const isInner = (value: unknown): boolean => isSchema(value) || typeof value === 'boolean';
const readInner: Read = (value) => (isInner(value) ? value : undefined);
const readInners: Read = (value) => (Array.isArray(value) && value.length > 0 && value.every(isInner) ? value : undefined);
const readNumber: Read = (value) => (Number.isFinite(value) ? value : undefined);
const readCount: Read = (value) => (Number.isFinite(value) && Number(value) >= 0 ? value : undefined);
const readTexts: Read = (value) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined);

/** Each keyword that a validator acts on. */
const readers: Record<string, Read> = {
  // A type that nobody knows may be any.
  type: (value) =>
    [value].flat().every((type) => types.includes(String(type))) && [value].flat().length > 0 ? value : undefined,
  enum: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
  const: (value) => value,
  format: (value) => (typeof value === 'string' && Object.hasOwn(formats, value) ? value : undefined),
  pattern: (value) => (typeof value === 'string' ? readPattern(value) : undefined),
  required: readTexts,
  uniqueItems: (value) => (typeof value === 'boolean' ? value : undefined),
  multipleOf: (value) => (Number(value) > 0 ? readNumber(value) : undefined),
  dependentRequired: (value) => mapEntries(value, (name, entry) => [name, readTexts(entry)]),
  patternProperties: (value) => mapEntries(value, (name, entry) => [readPattern(name), readInner(entry)]),
  ...byEach(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], readNumber),
  ...byEach(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'], readCount),
  ...byEach(['minContains', 'maxContains'], readCount),
  ...byEach(['allOf', 'anyOf', 'oneOf', 'prefixItems'], readInners),
  ...byEach(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'], readInner),
  ...byEach(['unevaluatedProperties', 'unevaluatedItems'], readInner),
  ...byEach(['properties', 'dependentSchemas'], (value) => mapEntries(value, (name, entry) => [name, readInner(entry)])),
};

function byEach(names: string[], read: Read): Record<string, Read> {
  return Object.fromEntries(names.map((name) => [name, read]));
}

function mapEntries(value: unknown, read: (name: string, entry: unknown) => [unknown, unknown]): unknown {
  if (!isSchema(value)) return undefined;
  const entries = Object.entries(value).map(([name, entry]) => read(name, entry));
  return Object.fromEntries(entries.filter(([name, entry]) => name !== undefined && entry !== undefined));
}

/** Keywords about a schema and not about values. Ajv acts on some of them in ways that nobody asked for. */
const others = [
  ...['$async', '$anchor', '$dynamicAnchor', '$dynamicRef', '$id', '$recursiveAnchor', '$recursiveRef', '$schema', '$vocabulary'],
  ...['dependencies', 'id', 'nullable'],
];

/** A schema with what a validator can use of it. Its reference is replaced by one that leads somewhere, or left out. */
export function keepUsable(schema: Schema, $ref: string | undefined): Schema {
  const kept = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === '$ref') return [['$ref', $ref]];
    if (Object.hasOwn(readers, keyword)) return [[keyword, readers[keyword]?.(value)]];
    // A word to readers does no harm; in an object or a list Ajv would look for schemas.
    return others.includes(keyword) || typeof value === 'object' ? [] : [[keyword, value]];
  });
  return allowNull(schema, Object.fromEntries(kept.filter(([, value]) => value !== undefined)));
}

/** Version 3.1 has no `nullable` any more, but whoever writes it means something. */
function allowNull({nullable}: Schema, usable: Schema): Schema {
  if (nullable !== true || usable.type === undefined) return usable;
  return {
    ...usable,
    type: [...new Set([usable.type, 'null'].flat())],
    ...(usable.enum && !usable.enum.includes(null) && {enum: [...usable.enum, null]}),
  };
}
