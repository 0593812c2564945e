import type {OpenApiDocument, Parameter} from '../../document/openApiDocument.ts';
import {toParameterSchema} from '../../document/requestSchemas.ts';
import type {Placed, PlacedOperation} from '../../document/walk.ts';
import type {ApiRequest} from '../checkRequest.ts';
import {readQuery} from './readQuery.ts';
import {listTypes, readFields, readJson, readList, readText, toPairs} from './readTexts.ts';

/** The parameters of a request as they are sent. Those of the path are still encoded. */
export type SentParameters = {
  path: Record<string, string>;
  search: URLSearchParams;
  headers: Headers;
};

/** Reads the parameters of a request as values, by their styles. Of headers and cookies only those that the operation names. */
export function readParameters(
  document: OpenApiDocument,
  operation: PlacedOperation,
  {path, search, headers}: SentParameters,
): Required<Pick<ApiRequest, 'path' | 'query' | 'headers' | 'cookies'>> {
  const cookies = readCookies(headers.get('cookie') ?? '');
  const readAll = (place: Parameter['in'], find: (name: string) => string | undefined): Record<string, unknown> =>
    Object.fromEntries(
      operation.parameters.flatMap((parameter): [string, unknown][] => {
        const text = parameter.value.in === place ? find(parameter.value.name) : undefined;
        return text === undefined ? [] : [[parameter.value.name, readValue(document, parameter, text)]];
      }),
    );
  return {
    path: readAll('path', (name) => (Object.hasOwn(path, name) ? path[name] : undefined)),
    query: readQuery(document, operation, search),
    headers: readAll('header', (name) => (isHeaderName(name) ? (headers.get(name) ?? undefined) : undefined)),
    cookies: readAll('cookie', (name) => cookies.get(name)),
  };
}

/** Asking for a header by any other name is an error. */
function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part): [string, string] => {
    const [name = '', ...rest] = part.split('=');
    return [name.trim(), decode(rest.join('=').trim())];
  });
  return new Map(pairs);
}

/** A parameter that is one text: in the path, in a header or in a cookie. */
function readValue(document: OpenApiDocument, {pointer, value}: Placed<Parameter>, text: string): unknown {
  const isPath = value.in === 'path';
  const read = (part: string): string => (isPath ? decode(part) : part.trim());
  if (value.content) return readJson(read(text));
  const way = toParameterSchema(value);
  const place = way === undefined ? undefined : pointer + way;
  const types = listTypes(document, place);
  const {explode = false} = value;
  const parts = isPath ? splitPath(value, text) : text.split(',');
  if (types.includes('array')) return readList(document, place, parts.map(read));
  if (types.includes('object'))
    return readFields(
      document,
      place,
      toPairs(parts, explode).map(([name, part]) => [read(name), read(part)]),
    );
  return readText(document, place, isPath ? read(parts.join(',')) : text);
}

/** The parts of a text in the path, without what its style puts around them. */
function splitPath({name, style = 'simple', explode = false}: Parameter, text: string): string[] {
  if (style === 'label') return text.replace(/^\./, '').split(explode ? '.' : ',');
  if (style !== 'matrix') return text.split(',');
  const parts = text.replace(/^;/, '').split(explode ? ';' : ',');
  return parts.map((part) => (part.startsWith(`${encodeURIComponent(name)}=`) ? part.slice(part.indexOf('=') + 1) : part));
}

/** A percent sign that encodes nothing stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
