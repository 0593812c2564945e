import type {Values} from './mapObjects.ts';
import type {ReportKeyword} from './warning.ts';

const known = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null', 'file']);

/** What people call the types of JSON, after those of their language. */
const meant: Record<string, {type?: string; format?: string}> = {
  any: {},
  mixed: {},
  unknown: {},
  ...byEach(['int', 'int32', 'int64', 'long', 'short'], {type: 'integer'}),
  ...byEach(['float', 'double', 'decimal', 'numeric', 'bigdecimal'], {type: 'number'}),
  bool: {type: 'boolean'},
  ...byEach(['str', 'text', 'enum', 'char'], {type: 'string'}),
  ...byEach(['list', 'set'], {type: 'array'}),
  ...byEach(['map', 'dict', 'hash', 'json'], {type: 'object'}),
  ...byEach(['nil', 'none'], {type: 'null'}),
  ...byEach(['datetime', 'date-time', 'timestamp'], {type: 'string', format: 'date-time'}),
  date: {type: 'string', format: 'date'},
  ...byEach(['uuid', 'guid'], {type: 'string', format: 'uuid'}),
  ...byEach(['uri', 'url'], {type: 'string', format: 'uri'}),
  email: {type: 'string', format: 'email'},
  binary: {type: 'string', format: 'binary'},
  byte: {type: 'string', format: 'byte'},
};

function byEach<Value>(names: string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** A schema whose types are those of JSON. What nobody can make sense of is any type. */
export function readTypes(schema: Values, report: ReportKeyword): Values {
  const {type, ...rest} = schema;
  const types: unknown[] = [type].flat();
  if (type === undefined || types.every((name) => typeof name === 'string' && known.has(name))) return schema;
  if (type === null) {
    report('type', 'The type is empty, where it should be the text "null". It’s read as that.');
    return {...rest, type: 'null'};
  }
  if (!types.every((name) => typeof name === 'string')) return schema;
  const readings = types.map(readType);
  const names = readings.flatMap((reading) => reading.type ?? []);
  const isAny = names.length < readings.length || names.length === 0;
  const word = isAny ? 'any' : names.join(' or ');
  report('type', `${types.map((name) => `"${name}"`).join(', ')} is no type of JSON Schema. It’s read as ${word}.`);
  const format = readings.length === 1 ? readings[0]?.format : undefined;
  return {...(format !== undefined && {format}), ...rest, ...(!isAny && {type: Array.isArray(type) ? names : names[0]})};
}

function readType(name: string): {type?: string; format?: string} {
  const plain = name.trim().toLowerCase();
  if (known.has(plain)) return {type: plain};
  return Object.hasOwn(meant, plain) ? (meant[plain] ?? {}) : {};
}
