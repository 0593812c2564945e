import {type Code, type Group, isJsonObject, type JsonObject, layOut} from '@docs/openapi/samples';
import type {PhpClient} from '../extensions/readExtensions.ts';
import type {Argument, Call} from './call.ts';

export function renderPhp({class: name}: PhpClient, call: Call): string {
  return [
    `use Algolia\\AlgoliaSearch\\Api\\${name};`,
    '',
    `$client = ${name}::create(${call.settings.map(writePhpString).join(', ')});`,
    '',
    layOut([`$response = $client->${call.method}`, writePhpArguments(call.arguments), ';'], '    '),
  ].join('\n');
}

/** An argument that is left out is null; at the end it is not written at all. */
function writePhpArguments(all: Argument[]): Group {
  const end = all.findLastIndex(({value}) => value !== undefined) + 1;
  const entries = all.slice(0, end).map(({value}) => writeArgument(value ?? null));
  return {open: '(', entries, close: ')', separator: ',', hugsLast: true};
}

/** The client itself takes arrays only, and knows that an empty one is an object. */
function writeArgument(value: unknown): Code {
  return isJsonObject(value) ? writeFields(value) : writePhpValue(value);
}

function writePhpValue(value: unknown): Code {
  if (Array.isArray(value)) return writePhpArray(value.map(writePhpValue));
  if (isJsonObject(value)) return writePhpObject(value);
  return typeof value === 'string' ? writePhpString(value) : JSON.stringify(value);
}

/** PHP sends an array with the keys 0, 1, 2 as a list, and so an empty one. */
function writePhpObject(value: JsonObject): Code {
  const keys = Object.keys(value);
  if (keys.length === 0) return 'new \\stdClass()';
  const isListLike = keys.every((key, index) => key === String(index));
  return isListLike ? ['(object) ', writeFields(value)] : writeFields(value);
}

function writeFields(value: JsonObject): Group {
  return writePhpArray(Object.entries(value).map(([key, field]) => [writePhpString(key), ' => ', writePhpValue(field)]));
}

function writePhpArray(entries: Code[]): Group {
  return {open: '[', entries, close: ']', separator: ',', hasLastSeparator: true};
}

/** In single quotes, which know two escapes only; control characters need double quotes. */
function writePhpString(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  const inner = text
    .replace(/[\\"$]/g, '\\$&')
    .replace(/\p{Cc}/gu, (character) => shortEscapes[character] ?? `\\u{${character.charCodeAt(0).toString(16)}}`);
  return `"${inner}"`;
}

const shortEscapes: Record<string, string> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};
