import fc from 'fast-check';
import {type OpenApiDocument, resolve, type Schema} from '@docs/openapi';

const maxDepth = 5;

/** Values that mostly fit a schema: rules that cannot be built, such as "not" and "if", are left to a check afterwards. */
export function schemaArbitrary(document: OpenApiDocument, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const {$ref, ...own} = schema;
  if ($ref !== undefined) {
    const target: Schema = resolve(document, {$ref});
    return schemaArbitrary(document, Object.keys(own).length > 0 ? mergeSchemas(target, own) : target, depth);
  }
  const {allOf, oneOf, anyOf} = schema;
  if (allOf)
    return schemaArbitrary(
      document,
      allOf.map((part) => flatten(document, part)).reduce(mergeSchemas, omit(schema, 'allOf')),
      depth,
    );
  const options = oneOf ?? anyOf;
  if (options) {
    const rest = omit(omit(schema, 'oneOf'), 'anyOf');
    return fc.oneof(...options.map((option) => schemaArbitrary(document, mergeSchemas(rest, flatten(document, option)), depth)));
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const types = schema.type === undefined ? [schema.properties ? 'object' : 'string'] : [schema.type].flat();
  return fc.oneof(...types.map((type) => typeArbitrary(document, type, schema, depth)));
}

function typeArbitrary(document: OpenApiDocument, type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({min: readNumber(schema.minimum, -1000), max: readNumber(schema.maximum, 100_000)});
    case 'number':
      return fc
        .double({min: readNumber(schema.minimum, -1000), max: readNumber(schema.maximum, 1000), noNaN: true})
        .map((value) => value + 0);
    case 'array':
      return arrayArbitrary(document, schema, depth);
    case 'object':
      return objectArbitrary(document, schema, depth);
    default:
      return textArbitrary(schema);
  }
}

function arrayArbitrary(
  document: OpenApiDocument,
  {items = {}, minItems, maxItems}: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  const least = readNumber(minItems, 0);
  if (depth >= maxDepth && least === 0) return fc.constant([]);
  const most = Math.min(readNumber(maxItems, Infinity), Math.max(3, least));
  return fc.array(schemaArbitrary(document, items, depth + 1), {minLength: least, maxLength: most});
}

function objectArbitrary(document: OpenApiDocument, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties ?? {}).filter((name) => depth < maxDepth || required.includes(name));
  const fields = names.map((name): [string, fc.Arbitrary<unknown>] => [
    name,
    schemaArbitrary(document, schema.properties?.[name] ?? {}, depth + 1),
  ]);
  const known = names.filter((name) => required.includes(name));
  // A few of many optional fields: all of them at once would be slow and are rare.
  const optional = fields.filter(([name]) => !known.includes(name));
  const some = fc
    .subarray(optional, {maxLength: Math.min(4, optional.length)})
    .chain((chosen) => fc.record(Object.fromEntries([...fields.filter(([name]) => known.includes(name)), ...chosen])));
  return some;
}

function textArbitrary({format, pattern, minLength, maxLength, examples = []}: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time') return dates.map((date) => date.toISOString());
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  // Patterns with word boundaries are beyond fast-check; those schemas have examples.
  if (typeof pattern === 'string' && pattern.includes('\\b')) return fc.constantFrom(...examples);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({unit: 'grapheme', minLength: readNumber(minLength, 0), maxLength: Math.min(readNumber(maxLength, 12), 12)});
}

const dates = fc.date({min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true});

function flatten(document: OpenApiDocument, schema: Schema): Schema {
  const resolved =
    schema.$ref === undefined ? schema : mergeSchemas(resolve(document, {$ref: schema.$ref}), omit(schema, '$ref'));
  return resolved.allOf
    ? resolved.allOf.map((part) => flatten(document, part)).reduce(mergeSchemas, omit(resolved, 'allOf'))
    : resolved;
}

function mergeSchemas(a: Schema, b: Schema): Schema {
  return {
    ...a,
    ...b,
    ...(a.properties || b.properties ? {properties: {...a.properties, ...b.properties}} : {}),
    ...(a.required || b.required ? {required: [...(a.required ?? []), ...(b.required ?? [])]} : {}),
  };
}

function omit(schema: Schema, name: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name));
}

function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
