import {isJsonObject} from './json.ts';
import type {Code, Group} from './layout.ts';

/** A JSON value in JavaScript, as Prettier would write it. */
export function writeJavaScriptValue(value: unknown): Code {
  if (Array.isArray(value)) return writeArray(value);
  if (isJsonObject(value)) return writeObjectLiteral(Object.entries(value));
  return typeof value === 'string' ? writeJavaScriptString(value) : JSON.stringify(value);
}

export function writeObjectLiteral(fields: [string, unknown][]): Group {
  return writeFields(fields.map(([name, value]) => [name, writeJavaScriptValue(value)]));
}

/** An object of values that are written already. */
export function writeFields(fields: [string, Code][]): Group {
  const entries = fields.map(([name, code]): Code => [writeKey(name), ': ', code]);
  return {open: '{', entries, close: '}', separator: ',', hasLastSeparator: true};
}

function writeArray(values: unknown[]): Group {
  // As Prettier does: several objects, or several lists, are easier to compare below each other.
  const isBroken = values.length > 1 && (values.every(isLargeObject) || values.every(isLargeList));
  return {open: '[', entries: values.map(writeJavaScriptValue), close: ']', separator: ',', hasLastSeparator: true, isBroken};
}

const isLargeObject = (value: unknown): boolean => isJsonObject(value) && Object.keys(value).length > 1;
const isLargeList = (value: unknown): boolean => Array.isArray(value) && value.length > 1;

function writeKey(name: string): string {
  // Any other way to write this key sets the prototype of the object.
  if (name === '__proto__') return "['__proto__']";
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : writeJavaScriptString(name);
}

/** In single quotes, or in double quotes where that needs fewer escapes. */
export function writeJavaScriptString(text: string): string {
  const inDouble = JSON.stringify(text);
  if (text.split("'").length > text.split('"').length) return inDouble;
  const inner = inDouble.slice(1, -1).replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part));
  return `'${inner}'`;
}
