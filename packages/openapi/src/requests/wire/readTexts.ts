import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import {findFieldSchemas, listParts} from '../../document/schemaParts.ts';

/** What the schema at a place says that a value is. Without a place, nothing is known. */
export function listTypes(document: OpenApiDocument, place: string | undefined): string[] {
  if (place === undefined) return [];
  const parts = listParts(document, place).map(({value}) => value);
  const named = parts.flatMap(({type}) => type ?? []);
  const told = parts.flatMap(({properties, items}) => [...(properties ? ['object'] : []), ...(items ? ['array'] : [])]);
  return [...new Set([...named, ...(named.length > 0 ? [] : told)])];
}

/** Where the schema of a field or of the entries of a list is. */
export function findInner(document: OpenApiDocument, place: string | undefined, token: string): string | undefined {
  return place === undefined ? undefined : findFieldSchemas(document, place, token)[0]?.place;
}

/** A text as the value that its schema asks for. What doesn't fit stays text, and the check says so. */
export function readText(document: OpenApiDocument, place: string | undefined, text: string): unknown {
  const types = listTypes(document, place);
  if (types.includes('string')) return text;
  if (types.includes('null') && (text === 'null' || text === '')) return null;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isNumeric = types.includes('integer') || types.includes('number');
  if (isNumeric && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  return types.includes('object') || types.includes('array') ? readJson(text) : text;
}

/** JSON, or the text itself if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function readList(document: OpenApiDocument, place: string | undefined, texts: string[]): unknown[] {
  return texts.map((text) => readText(document, findInner(document, place, '0'), text));
}

/** The fields of an object from pairs of a name and a text. */
export function readFields(document: OpenApiDocument, place: string | undefined, pairs: [string, string][]): object {
  return Object.fromEntries(pairs.map(([name, text]) => [name, readText(document, findInner(document, place, name), text)]));
}

/** Pairs from `name=text` each, or from names and texts in turn. */
export function toPairs(parts: string[], hasSigns: boolean): [string, string][] {
  if (hasSigns) return parts.map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]);
  return parts.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : []));
}
