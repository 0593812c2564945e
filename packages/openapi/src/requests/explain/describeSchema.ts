import type {OpenApiDocument, Schema} from '../../document/openApiDocument.ts';
import {listParts, readSchema} from '../../document/schemaParts.ts';
import {show, withArticle} from '../../words/words.ts';

/** What a schema asks for, as words to choose from: `an integer`, `"all"`. */
export function describeSchema(document: OpenApiDocument, pointer: string): string[] {
  const words = listParts(document, pointer).flatMap(({pointer: place, value}) => describeOwn(document, place, value));
  return [...new Set(words)];
}

function describeOwn(document: OpenApiDocument, pointer: string, {const: only, enum: values, type}: Schema): string[] {
  if (only !== undefined) return [show(only)];
  if (values) return values.map(show);
  return [type ?? []].flat().map((name) => describeType(document, pointer, name));
}

export function describeType(document: OpenApiDocument, pointer: string, type: string): string {
  const entries = type === 'array' && readSchema(document, pointer).items ? listPartTypes(document, `${pointer}/items`) : [];
  const [only] = entries;
  return withArticle(only !== undefined && entries.length === 1 && only !== 'null' ? `array of ${only}s` : type);
}

function listPartTypes(document: OpenApiDocument, pointer: string): string[] {
  return [...new Set(listParts(document, pointer).flatMap(({value: {type}}) => type ?? []))];
}
