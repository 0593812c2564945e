import {code} from '../../words/words.ts';
import {describeOddity} from './oddities.ts';
import {type TextRange, type Reader, toPosition} from './source.ts';

/** Ends the reading. It never leaves `parseJson`. */
export class SyntaxFailure extends Error {
  readonly range: TextRange;
  readonly suggestion: string | undefined;

  constructor(range: TextRange, message: string, suggestion?: string) {
    super(message);
    this.range = range;
    this.suggestion = suggestion;
  }
}

function failHere({offset}: Reader, message: string, suggestion: string): never {
  throw new SyntaxFailure({from: offset, to: offset + 1}, message, suggestion);
}

/** Fails at what is there, which is not what `expected` names. */
export function failAt({text, offset}: Reader, expected: string): never {
  const {message, suggestion, length} = describeOddity(text.slice(offset, offset + 100), expected);
  throw new SyntaxFailure({from: offset, to: offset + length}, message, suggestion);
}

export function failUnclosed({text, offset}: Reader, opening: number, end: string): never {
  const {line} = toPosition(text, opening);
  const message = `The JSON ends here, but the ${code(text.charAt(opening))} on line ${line} is not closed.`;
  throw new SyntaxFailure({from: offset, to: offset}, message, `Add ${code(end)}.`);
}

export function failWithoutComma(reader: Reader, end: string): never {
  const isValue = /["{[\d-]|[tfn]/.test(reader.text.charAt(reader.offset));
  if (isValue) failHere(reader, 'A comma is missing before this.', 'Add `,`.');
  failAt(reader, `a comma or ${code(end)}`);
}

export function failAfterComma(comma: number, end: string): never {
  throw new SyntaxFailure({from: comma, to: comma + 1}, `JSON does not allow a comma before ${code(end)}.`, 'Remove the comma.');
}

export function failAfterEnd({text, offset}: Reader): never {
  const message = 'The JSON ends before this. Nothing can follow it.';
  throw new SyntaxFailure({from: offset, to: text.length}, message, 'Remove the rest.');
}

export function failRepeated({text}: Reader, name: string, key: TextRange, first: TextRange): never {
  const message = `${code(name)} occurs twice in this object. The first one is on line ${toPosition(text, first.from).line}.`;
  throw new SyntaxFailure(key, message, 'Remove one of them.');
}

/** Fails in a string that starts at `from`. */
export function failInString(reader: Reader, from: number): never {
  const character = reader.text.charAt(reader.offset);
  if (character === '\t') failHere(reader, 'A string cannot contain a tab.', 'Write the tab as `\\t`.');
  if (character === '')
    throw new SyntaxFailure({from, to: from + 1}, 'The string that starts here has no closing quote.', 'Add `"`.');
  if (!/[\n\r]/.test(character)) failHere(reader, 'A string cannot contain a control character.', 'Remove it.');
  const message = 'The string that starts here has no closing quote on this line.';
  throw new SyntaxFailure({from, to: reader.offset}, message, 'Add `"`. In a string, write a line break as `\\n`.');
}

export function failEscape(escape: string, from: number): never {
  const known = 'Use `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t`, or `\\u` and four hexadecimal digits.';
  throw new SyntaxFailure({from, to: from + 2}, `${code(escape)} is not a valid escape in JSON.`, known);
}

/** UTF-16 writes some characters as a pair. Half of a pair cannot be sent. `range` is where the text is, if it is not the whole. */
export function refuseHalves(text: string, range?: TextRange): void {
  const offset = text.search(/\p{Surrogate}/u);
  if (offset < 0) return;
  const name = `U+${text.charCodeAt(offset).toString(16).toUpperCase()}`;
  const message = `There is half a character here (${name}), which cannot be sent.`;
  throw new SyntaxFailure(range ?? {from: offset, to: offset + 1}, message, 'Remove it.');
}
