import {type OpenApiDocument, resolve, type Schema} from '@docs/openapi';
import type {LibraryApi} from '../content/library.ts';
import {longestText} from '../markdown/cutText.ts';
import {collectDefinitions, toJsonSchema} from './definitions.ts';
import {findSchema, listFields} from './findSchema.ts';
import {shortenSchema} from './shortenSchema.ts';

const mostValues = 4;
/** The outer level of a large schema. */
const longestOutline = 800;

/** A schema of an API, or a field inside of one, with as much about it as fits. `body` is what an operation takes. */
export function describeSchema({title, loadDocument}: LibraryApi, name: string, body?: Schema): string {
  const document = loadDocument();
  return `${name} of the ${title}, as ${writeSchema(document, findSchema(document, name, body), name, longestText)}`;
}

/**
 * A schema as JSON Schema. Of one that is too large, the outer level, which says what is required, and all fields with their types: names to
 * ask for are worth more than half of a schema.
 */
export function writeSchema(document: OpenApiDocument, schema: Schema, name: string, limit: number): string {
  const short = shortenSchema(schema, collectDefinitions(document, schema), limit);
  const hint = `"schema": "${name}/<field>"`;
  if (short)
    return `JSON Schema${short.detail === 'types' ? `, without descriptions. A field with its own: ${hint}` : ''}:\n${short.json}`;
  const fields = [...listFields(document, schema)].map(([field, value]) => `${field}: ${wordType(document, value)}`);
  return `JSON Schema, its outer level. A definition: "schema": "<its name>"; a field: ${hint}.\n${outline(document, schema)}\nFields, those of all parts: ${fields.join(', ')}`;
}

/** What tells fields, and what says more than it needs. */
const inner = ['properties', 'propertyNames', 'description', 'examples'];

function outline(document: OpenApiDocument, schema: Schema): string {
  const outer = Object.entries(toJsonSchema(resolve(document, schema))).filter(([keyword]) => !inner.includes(keyword));
  const json = JSON.stringify(Object.fromEntries(outer));
  const least = outer.filter(([keyword]) => ['type', 'required'].includes(keyword));
  return json.length <= longestOutline ? json : JSON.stringify(Object.fromEntries(least));
}

/** "integer", "string[]", "boolean | \"min\" | \"strict\"". */
export function wordType(document: OpenApiDocument, schema: Schema | undefined, depth = 0): string {
  const {type, enum: values, oneOf, anyOf, items} = resolve(document, schema ?? {});
  if (values && values.length <= mostValues) return values.map((value) => JSON.stringify(value)).join(' | ');
  const options = oneOf ?? anyOf;
  if (options)
    return depth > 1 ? 'any' : [...new Set(options.map((option) => wordType(document, option, depth + 1)))].join(' | ');
  if (type === 'array') return items && depth < 2 ? wordList(wordType(document, items, depth + 1)) : 'array';
  return [type ?? 'object'].flat().join(' | ');
}

function wordList(entry: string): string {
  return /^\w+$/.test(entry) ? `${entry}[]` : `(${entry})[]`;
}
