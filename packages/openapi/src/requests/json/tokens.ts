import {code} from '../../words/words.ts';
import {failAt, failEscape, failInString, refuseHalves, SyntaxFailure} from './failures.ts';
import type {Reader} from './source.ts';

export function skipSpace(reader: Reader): void {
  const {text} = reader;
  while (reader.offset < text.length && ' \n\r\t'.includes(text.charAt(reader.offset))) reader.offset++;
}

export function peek({text, offset}: Reader): string {
  return text.charAt(offset);
}

const backslashCode = 92;
const quoteCode = 34;
const firstPrintable = 32;

export function readString(reader: Reader): string {
  const from = reader.offset++;
  const {text} = reader;
  let hasEscapes = false;
  for (; text.charCodeAt(reader.offset) !== quoteCode; reader.offset++) {
    const character = text.charCodeAt(reader.offset);
    if (Number.isNaN(character) || character < firstPrintable) failInString(reader, from);
    if (character !== backslashCode) continue;
    hasEscapes = true;
    reader.offset++;
  }
  const content = text.slice(from + 1, reader.offset++);
  return hasEscapes ? decodeEscapes(content, from + 1) : content;
}

const escapes: Record<string, string> = {'"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t'};

function decodeEscapes(content: string, from: number): string {
  const decoded = content.replaceAll(/\\(u[\da-fA-F]{4}|[^])/g, (escape, letter: string, offset: number) =>
    letter.length > 1
      ? String.fromCharCode(parseInt(letter.slice(1), 16))
      : (escapes[letter] ?? failEscape(escape, from + offset)),
  );
  refuseHalves(decoded, {from, to: from + content.length});
  return decoded;
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+])/y;

export function readNumber(reader: Reader): number {
  number.lastIndex = reader.offset;
  const found = number.exec(reader.text)?.[0];
  if (found === undefined) failAt(reader, 'a value');
  const value = Number(found);
  const to = reader.offset + found.length;
  if (!Number.isFinite(value)) throw new SyntaxFailure({from: reader.offset, to}, `${code(found)} is too large to be a number.`);
  reader.offset = to;
  return value;
}

const words = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const word = /\w+/y;

export function readWord(reader: Reader): boolean | null {
  word.lastIndex = reader.offset;
  const found = word.exec(reader.text)?.[0] ?? '';
  const value = words.get(found);
  if (value === undefined) failAt(reader, 'a value');
  reader.offset += found.length;
  return value;
}
