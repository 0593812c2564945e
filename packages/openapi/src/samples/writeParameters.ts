import type {Parameter} from '../document/openApiDocument.ts';
import type {PlacedOperation} from '../document/walk.ts';
import {encodeForAddress, encodeReserved, toAddressText} from './addressText.ts';
import {isJsonObject} from './json.ts';

type Values = Record<string, unknown>;
type Pair = [name: string, text: string];

/** The path of an operation with its values. One without a value keeps its name: `/tasks/{id}`. */
export function writePath({path, parameters}: PlacedOperation, values: Values = {}): string {
  return path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : writePathValue(findParameter(parameters, 'path', name), name, value);
  });
}

function writePathValue(parameter: Parameter | undefined, name: string, value: unknown): string {
  const {style = 'simple', explode = false} = parameter ?? {};
  const isStructure = typeof value === 'object' && value !== null;
  if (parameter?.content) return encodeForAddress(isStructure ? JSON.stringify(value) : toAddressText(value));
  const parts = listParts(value, explode).map(encodePart);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  if (!explode || !isStructure) return `;${encodeForAddress(name)}=${parts.join(',')}`;
  return parts.map((part) => (Array.isArray(value) ? `;${encodeForAddress(name)}=${part}` : `;${part}`)).join('');
}

/** The parts of a value, from which its text is made. The fields of an object are two parts each, or one with an equals sign. */
function listParts(value: unknown, explode: boolean): Pair[] {
  if (Array.isArray(value)) return value.map((entry) => ['', toAddressText(entry)]);
  if (!isJsonObject(value)) return [['', toAddressText(value)]];
  return Object.entries(value).flatMap(([name, field]): Pair[] =>
    explode
      ? [[name, toAddressText(field)]]
      : [
          ['', name],
          ['', toAddressText(field)],
        ],
  );
}

function encodePart([name, text]: Pair): string {
  return name === '' ? encodeForAddress(text) : `${encodeForAddress(name)}=${encodeForAddress(text)}`;
}

/** The text of a header or a cookie. */
export function writeSimple(parameter: Parameter | undefined, value: unknown): string {
  if (parameter?.content && typeof value === 'object') return JSON.stringify(value);
  return listParts(value, parameter?.explode ?? false)
    .map(([name, text]) => (name === '' ? text : `${name}=${text}`))
    .join(',');
}

/** The query of a request, with its question mark; empty where there is nothing to ask. */
export function writeQuery({parameters}: Pick<PlacedOperation, 'parameters'>, values: Values = {}, others: Pair[] = []): string {
  const own = Object.entries(values).flatMap(([name, value]): string[] => {
    if (value === undefined) return [];
    const whole = findParameter(parameters, 'querystring', name);
    if (whole) return [writeWhole(value)];
    const parameter = findParameter(parameters, 'query', name);
    const encode = parameter?.allowReserved === true ? encodeReserved : encodeForAddress;
    return listPairs(parameter, name, value).map(([key, text]) => `${encodeForAddress(key)}=${encode(text)}`);
  });
  const added = others.map(([name, text]) => `${encodeForAddress(name)}=${encodeForAddress(text)}`);
  const written = [...own, ...added].filter((pair) => pair !== '');
  return written.length > 0 ? `?${written.join('&')}` : '';
}

/** A parameter that is the whole query string. */
function writeWhole(value: unknown): string {
  if (!isJsonObject(value)) return encodeForAddress(toAddressText(value));
  return listFormPairs(value)
    .map(([name, text]) => `${encodeForAddress(name)}=${encodeForAddress(text)}`)
    .join('&');
}

/** The fields of a form: a list has an entry for each of its values. */
export function listFormPairs(fields: Values): Pair[] {
  return Object.entries(fields).flatMap(([name, value]): Pair[] => {
    if (value === undefined) return [];
    return Array.isArray(value) ? value.map((entry): Pair => [name, toAddressText(entry)]) : [[name, toAddressText(value)]];
  });
}

const delimiters: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/** What nobody describes is sent as one text. */
function listPairs(parameter: Parameter | undefined, name: string, value: unknown): Pair[] {
  if (parameter?.content) return [[name, typeof value === 'object' ? JSON.stringify(value) : toAddressText(value)]];
  const {style = 'form', explode = style === 'form' && parameter !== undefined} = parameter ?? {};
  if (style === 'deepObject') return listDeepPairs(name, value);
  if (isJsonObject(value) && (explode || !parameter)) return listFormPairs(value);
  if (Array.isArray(value) && explode) return value.map((entry): Pair => [name, toAddressText(entry)]);
  const parts = listParts(value, false).map(([, text]) => text);
  return [[name, parts.join(delimiters[style] ?? ',')]];
}

/** `filter[size][from]=1` */
function listDeepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) return value.map((entry): Pair => [name, toAddressText(entry)]);
  if (!isJsonObject(value)) return [[name, toAddressText(value)]];
  return Object.entries(value).flatMap(([key, field]) => listDeepPairs(`${name}[${key}]`, field));
}

export function findParameter(parameters: PlacedOperation['parameters'], place: string, name: string): Parameter | undefined {
  return parameters.find(({value}) => value.in === place && value.name === name)?.value;
}
