import type {JavaScriptClient} from '../extensions/readExtensions.ts';
import type {Argument, Call} from './call.ts';
import {isJsonObject} from './json.ts';
import {type Code, type Group, layOut} from './layout.ts';

export function renderJavaScript({package: source, factory}: JavaScriptClient, call: Call): string {
  return [
    `import {${factory}} from ${writeJavaScriptString(source)};`,
    '',
    `const client = ${factory}(${call.settings.map(writeJavaScriptString).join(', ')});`,
    '',
    layOut([`const response = await client.${call.method}(`, ...writeJavaScriptArguments(call.arguments), ');']),
  ].join('\n');
}

/** One object with a field per argument. A body that is the only input, and no list, is that object itself. */
function writeJavaScriptArguments(all: Argument[]): Code[] {
  const given = all.filter(({value}) => value !== undefined);
  const [first] = given;
  if (!first) return [];
  if (all.length === 1 && first.isBody && !Array.isArray(first.value)) return [writeJavaScriptValue(first.value)];
  return [writeObjectLiteral(given.map(({name, value}) => [name, value]))];
}

function writeJavaScriptValue(value: unknown): Code {
  if (Array.isArray(value)) return writeArray(value);
  if (isJsonObject(value)) return writeObjectLiteral(Object.entries(value));
  return typeof value === 'string' ? writeJavaScriptString(value) : JSON.stringify(value);
}

function writeObjectLiteral(fields: [string, unknown][]): Group {
  const entries = fields.map(([name, value]) => [writeKey(name), ': ', writeJavaScriptValue(value)]);
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
function writeJavaScriptString(text: string): string {
  const inDouble = JSON.stringify(text);
  if (text.split("'").length > text.split('"').length) return inDouble;
  const inner = inDouble.slice(1, -1).replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part));
  return `'${inner}'`;
}
