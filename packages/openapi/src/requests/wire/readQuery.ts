import type {OpenApiDocument, Parameter} from '../../document/openApiDocument.ts';
import {toParameterSchema} from '../../document/requestSchemas.ts';
import {listNames} from '../../document/schemaParts.ts';
import type {Placed, PlacedOperation} from '../../document/walk.ts';
import {findInner, listTypes, readFields, readJson, readList, readText, toPairs} from './readTexts.ts';

/** A query as values of its parameters, by their styles. Names that no parameter takes stay texts. */
export function readQuery(
  document: OpenApiDocument,
  operation: PlacedOperation,
  search: URLSearchParams,
): Record<string, unknown> {
  const known = operation.parameters.filter(({value}) => value.in === 'query');
  const read = known.map((parameter) => readParameter(document, parameter, search, known));
  const taken = new Set(read.flatMap(({names}) => names));
  const others = [...new Set(search.keys())].filter((name) => !taken.has(name)).map((name) => [name, search.get(name)]);
  const found = read.flatMap(({name, value}) => (value === undefined ? [] : [[name, value]]));
  return Object.fromEntries([...others, ...found]) as Record<string, unknown>;
}

/** A parameter's value, undefined if it isn't there, and the names in the query that make it up. */
type ReadParameter = {name: string; value: unknown; names: string[]};

function readParameter(
  document: OpenApiDocument,
  {pointer, value: parameter}: Placed<Parameter>,
  search: URLSearchParams,
  known: Placed<Parameter>[],
): ReadParameter {
  const {name, style = 'form', explode = style === 'form'} = parameter;
  const way = toParameterSchema(parameter);
  const place = way === undefined ? undefined : pointer + way;
  const types = listTypes(document, place);
  const own = search.getAll(name);
  if (parameter.content) return {name, names: [name], value: own[0] === undefined ? undefined : readJson(own[0])};
  if (style === 'deepObject') return {name, ...readDeep(document, name, place, search)};
  if (types.includes('object') && explode && own.length === 0) {
    const names = listFieldNames(document, place, search, known);
    const pairs = names.map((field): [string, string] => [field, search.get(field) ?? '']);
    return {name, names, value: names.length > 0 ? readFields(document, place, pairs) : undefined};
  }
  // Some clients mark lists by brackets, whatever the document says.
  const texts = own.length > 0 ? own : search.getAll(`${name}[]`);
  const value = texts.length === 0 ? undefined : readTexts(document, place, types, explode ? texts : splitAll(texts, style));
  return {name, names: [name, `${name}[]`], value};
}

function readTexts(document: OpenApiDocument, place: string | undefined, types: string[], texts: string[]): unknown {
  if (types.includes('array')) return readList(document, place, texts);
  if (types.includes('object') && texts.length > 1) return readFields(document, place, toPairs(texts, false));
  return readText(document, place, texts.join(','));
}

const delimiters: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

function splitAll(texts: string[], style: string): string[] {
  return texts.flatMap((text) => text.split(delimiters[style] ?? ','));
}

/** The fields of an object stand in the query by themselves: those that its schema names, or all that are nobody else's. */
function listFieldNames(
  document: OpenApiDocument,
  place: string | undefined,
  search: URLSearchParams,
  known: Placed<Parameter>[],
): string[] {
  const named = place === undefined ? [] : listNames(document, place);
  const isOthers = (name: string): boolean => known.some(({value}) => value.name === name);
  return [...new Set(search.keys())].filter((name) => named.includes(name) || (named.length === 0 && !isOthers(name)));
}

/** `filter[size][from]=1`, and `filter[tags]=a` more than once for a list. */
function readDeep(
  document: OpenApiDocument,
  name: string,
  place: string | undefined,
  search: URLSearchParams,
): Omit<ReadParameter, 'name'> {
  const names = [...new Set(search.keys())].filter((key) => key === name || key.startsWith(`${name}[`));
  const fields = new Map<string, unknown>();
  for (const key of names) {
    const tokens = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, token = '']) => token).slice(0, deepest);
    const inner = tokens.reduce<string | undefined>((at, token) => findInner(document, at, token === '' ? '0' : token), place);
    const texts = search.getAll(key);
    const isList = texts.length > 1 || listTypes(document, inner).includes('array');
    put(fields, tokens, isList ? readList(document, inner, texts) : readText(document, inner, texts[0] ?? ''));
  }
  return {names, value: names.length === 0 ? undefined : toObject(fields)};
}

const deepest = 10;

function put(fields: Map<string, unknown>, [token = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) return void fields.set(token, value);
  const found = fields.get(token);
  const inner = found instanceof Map ? (found as Map<string, unknown>) : new Map<string, unknown>();
  fields.set(token, inner);
  put(inner, rest, value);
}

function toObject(value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries([...value].map(([name, inner]) => [name, toObject(inner)])) : value;
}
