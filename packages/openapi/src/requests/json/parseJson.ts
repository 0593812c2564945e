import {maxDepth} from '../nesting.ts';
import {code, group} from '../../words/words.ts';
import {
  failAfterComma,
  failAfterEnd,
  failAt,
  failRepeated,
  failUnclosed,
  failWithoutComma,
  refuseHalves,
  SyntaxFailure,
} from './failures.ts';
import {type JsonField, type JsonNode, type LineColumn, type TextRange, type Reader, toPosition} from './source.ts';
import {peek, readNumber, readString, readWord, skipSpace} from './tokens.ts';

type SyntaxFault = TextRange & LineColumn & {message: string; suggestion?: string};

/** A JSON text that was read, with the place of each of its values. */
export type JsonSource = {text: string; value: unknown; root: JsonNode};
export type ParsedJson = ({kind: 'value'} & JsonSource) | {kind: 'fault'; fault: SyntaxFault};

/** More than any of the APIs takes in a body that is checked. */
export const maxLength = 2_500_000;

/** Reads JSON and says in words what is wrong with it. A name that is given twice is wrong, too. */
export function parseJson(text: string): ParsedJson {
  try {
    if (text.length > maxLength) throw new SyntaxFailure({from: 0, to: 0}, wordTooLong(text), 'Check only a part of it.');
    if (text.trim() === '') throw new SyntaxFailure({from: 0, to: text.length}, 'There is no JSON here.', 'Start with `{}`.');
    refuseHalves(text);
    const reader: Reader = {text, offset: text.startsWith('\uFEFF') ? 1 : 0, depth: 0};
    const {value, node} = readValue(reader);
    skipSpace(reader);
    if (reader.offset < text.length) failAfterEnd(reader);
    return {kind: 'value', text, value, root: node};
  } catch (failure) {
    if (!(failure instanceof SyntaxFailure)) throw failure;
    const {range, message, suggestion} = failure;
    const position = toPosition(text, range.from);
    return {kind: 'fault', fault: {...range, ...position, message, ...(suggestion === undefined ? {} : {suggestion})}};
  }
}

function wordTooLong({length}: string): string {
  return `The JSON has ${group(length)} characters, but at most ${group(maxLength)} are checked.`;
}

type Read = {value: unknown; node: JsonNode};

function readValue(reader: Reader): Read {
  skipSpace(reader);
  const from = reader.offset;
  const first = peek(reader);
  if (first === '{') return readObject(reader);
  if (first === '[') return readArray(reader);
  const value = readScalarValue(reader, first);
  return {value, node: {kind: 'scalar', from, to: reader.offset}};
}

function readScalarValue(reader: Reader, first: string): unknown {
  if (first === '"') return readString(reader);
  if (/[-\d]/.test(first)) return readNumber(reader);
  return /\w/.test(first) ? readWord(reader) : failAt(reader, 'a value');
}

function readObject(reader: Reader): Read {
  const values: [string, unknown][] = [];
  const fields: JsonField[] = [];
  const earlier = new Map<string, TextRange>();
  const range = readEntries(reader, '}', () => {
    const {name, key} = readName(reader);
    const first = earlier.get(name);
    if (first) failRepeated(reader, name, key, first);
    earlier.set(name, key);
    const {value, node} = readValue(reader);
    values.push([name, value]);
    fields.push({name, key, node});
  });
  // Unlike an assignment, this makes "__proto__" a field like any other.
  return {value: Object.fromEntries(values), node: {kind: 'object', ...range, fields}};
}

function readName(reader: Reader): {name: string; key: TextRange} {
  const from = reader.offset;
  if (peek(reader) !== '"') failAt(reader, 'a name in double quotes');
  const name = readString(reader);
  const key = {from, to: reader.offset};
  skipSpace(reader);
  if (peek(reader) !== ':') failAt(reader, `a colon after ${code(name)}`);
  reader.offset++;
  return {name, key};
}

function readArray(reader: Reader): Read {
  const values: unknown[] = [];
  const entries: JsonNode[] = [];
  const range = readEntries(reader, ']', () => {
    const {value, node} = readValue(reader);
    values.push(value);
    entries.push(node);
  });
  return {value: values, node: {kind: 'array', ...range, entries}};
}

/** Reads what is between brackets and separated by commas. */
function readEntries(reader: Reader, end: '}' | ']', readEntry: () => void): TextRange {
  const from = reader.offset++;
  if (++reader.depth > maxDepth)
    throw new SyntaxFailure(
      {from, to: from + 1},
      `This is nested more than ${maxDepth} levels deep, which is too deep to check.`,
    );
  let comma = -1;
  for (skipSpace(reader); peek(reader) !== end; skipSpace(reader)) {
    if (reader.offset >= reader.text.length) failUnclosed(reader, from, end);
    readEntry();
    skipSpace(reader);
    comma = -1;
    if (peek(reader) === end) break;
    if (reader.offset >= reader.text.length) failUnclosed(reader, from, end);
    if (peek(reader) !== ',') failWithoutComma(reader, end);
    comma = reader.offset++;
  }
  if (comma >= 0) failAfterComma(comma, end);
  reader.depth--;
  return {from, to: ++reader.offset};
}
