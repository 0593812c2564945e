import {type OpenApiDocument, type Parameter, resolve, type Schema} from '@docs/openapi';
import type {ApiOperation} from './apis.ts';

/** Parameters that browser clients send in place of headers, and what they say about themselves and the request. */
const ownParameters = new Set([
  'x-algolia-application-id',
  'x-algolia-api-key',
  'x-algolia-agent',
  'x-algolia-request-id',
  'x-algolia-user-id',
]);

/** The query as values of the types that the document gives them. What does not fit stays text, and the check says so. */
export function readQueryString({document, placed}: ApiOperation, search: URLSearchParams): Record<string, unknown> {
  const known = placed.parameters.map(({value}) => value).filter((parameter) => parameter.in === 'query');
  const free = known.find(({schema}) => schema && resolve(document, schema).type === 'object');
  const names = [...new Set(search.keys())].filter((name) => !ownParameters.has(name.toLowerCase()));
  if (free) return names.length > 0 ? {[free.name]: Object.fromEntries(names.map((name) => [name, search.get(name)]))} : {};
  return Object.fromEntries(
    names.map((name) => {
      const parameter = known.find((other) => other.name === name);
      return [name, parameter ? readValue(document, parameter, search.getAll(name)) : search.get(name)];
    }),
  );
}

function readValue(document: OpenApiDocument, {schema = {}, explode = true}: Parameter, texts: string[]): unknown {
  const resolved = resolve(document, schema);
  if (listParameterTypes(resolved).includes('array')) {
    // The JavaScript clients join every list by commas, also those that the document repeats.
    const isJoined = !explode || texts.length === 1;
    const entries = isJoined ? texts.flatMap(splitList) : texts;
    const items = resolve(document, resolved.items ?? {});
    return entries.map((entry) => readScalar(listParameterTypes(items), entry));
  }
  return texts.length > 1 ? texts : readScalar(listParameterTypes(resolved), texts[0] ?? '');
}

/** Newer clients join a list by commas, older ones write it as JSON. */
function splitList(text: string): string[] {
  if (!text.startsWith('[')) return text.split(',');
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : text.split(',');
  } catch {
    return text.split(',');
  }
}

/** The value of a text, for a parameter or a path segment of these types. */
export function readScalar(types: string[], text: string): unknown {
  if (types.includes('null') && text === 'null') return null;
  const isNumeric = types.includes('integer') || types.includes('number');
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  // Version 4 of the JavaScript client writes 1 and 0.
  if (types.includes('boolean') && !isNumeric && (text === '1' || text === '0')) return text === '1';
  return isNumeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

export function listParameterTypes({type}: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}
