import {describe, expect, it} from 'vitest';
import {maxDepth} from '../nesting.ts';
import {maxLength, parseJson} from './parseJson.ts';

function read(text: string): unknown {
  const parsed = parseJson(text);
  if (parsed.kind === 'fault') throw new Error(parsed.fault.message);
  return parsed.value;
}

/** Line, column, message and suggestion of what is wrong with a text. */
function tell(text: string): string {
  const parsed = parseJson(text);
  if (parsed.kind === 'value') throw new Error('Nothing is wrong.');
  const {line, column, message, suggestion} = parsed.fault;
  return `${line}:${column} ${message}${suggestion === undefined ? '' : ` ${suggestion}`}`;
}

it.each([
  'null',
  ' true\n',
  'false',
  '-0',
  '12.5e-3',
  '1E+2',
  '""',
  '"é🎬\\u00e9\\ud83c\\udfac\\n\\t\\"\\\\\\/\\b\\f\\r"',
  '[]',
  '[ ]',
  '{ }',
  '[1,[2,{"a":[]}]]',
  '{"a":{"b":null},"":1}',
  '{\r\n\t"a" : 1 ,\r\n"b":\t2}',
])('reads %s as JSON.parse does', (text) => {
  expect(read(text)).toEqual(JSON.parse(text));
});

it('leaves out a mark of the byte order', () => {
  expect(read('\uFEFF{"a": 1}')).toEqual({a: 1});
});

it('keeps "__proto__" as a field and changes nothing else', () => {
  const value = read('{"__proto__": {"polluted": true}, "constructor": 1}') as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

describe('tells in words', () => {
  it.each([
    ['nothing', '', '1:1 There is no JSON here. Start with `{}`.'],
    ['a comma at the end of an object', '{"a": 1,}', '1:8 JSON does not allow a comma before `}`. Remove the comma.'],
    ['a comma at the end of a list', '[1,\n 2,\n]', '2:3 JSON does not allow a comma before `]`. Remove the comma.'],
    ['two commas', '[1,,2]', '1:4 Expected a value here, but found `,`.'],
    ['a missing comma', '{"a": 1\n "b": 2}', '2:2 A comma is missing before this. Add `,`.'],
    ['a semicolon', '[1; 2]', '1:3 Expected a comma or `]` here, but found `;`.'],
    ['a missing colon', '{"a" 1}', '1:6 Expected a colon after `a` here, but found `1`.'],
    ['a missing value', '{"a": }', '1:7 Expected a value here, but found `}`.'],
    ['single quotes', "{'a': 1}", '1:2 Strings in JSON need double quotes. Write `"a"`.'],
    ['single quotes around a value', '{"a": \'it\'}', '1:7 Strings in JSON need double quotes. Write `"it"`.'],
    ['curly quotes', '{“a”: 1}', '1:2 Strings in JSON need straight quotes, not “. Use `"`.'],
    ['a name without quotes', '{eventName: 1}', '1:2 `eventName` needs quotes. Write `"eventName"`.'],
    ['a value without quotes', '{"a": click}', '1:7 `click` needs quotes. Write `"click"`.'],
    ['a number as a name', '{1: 2}', '1:2 `1` needs quotes. Write `"1"`.'],
    ['a comment', '{"a": 1 // one\n}', '1:9 JSON does not allow comments. Remove the comment.'],
    ['a comment over lines', '/* a\n b */ {}', '1:1 JSON does not allow comments. Remove the comment.'],
    ['a comment as in YAML', '# a\n{}', '1:1 JSON does not allow comments. Remove the comment.'],
    ['NaN', '[NaN]', '1:2 JSON has no `NaN`. Write a number, or `null`.'],
    ['-Infinity', '[-Infinity]', '1:2 JSON has no `-Infinity`. Write a number, or `null`.'],
    ['undefined', '[undefined]', '1:2 JSON has no `undefined`. Write `null`, or leave the field out.'],
    ['True', '[True]', '1:2 JSON has no `True`. Write `true`.'],
    ['a word that is being typed', '[tru', '1:2 `tru` is incomplete. Write `true`.'],
    ['a leading zero', '[012]', '1:2 `012` is not a valid number in JSON. Write it like `12`, `-0.5` or `1e6`.'],
    ['a plus', '[+1]', '1:2 `+1` is not a valid number in JSON. Write it like `12`, `-0.5` or `1e6`.'],
    ['no digit before the point', '[.5]', '1:2 `.5` is not a valid number in JSON. Write it like `12`, `-0.5` or `1e6`.'],
    ['hexadecimal digits', '[0xff]', '1:2 `0xff` is not a valid number in JSON. Write it like `12`, `-0.5` or `1e6`.'],
    ['a number beyond all bounds', '[1e999]', '1:2 `1e999` is too large to be a number.'],
    ['a string without an end', '["a]', '1:2 The string that starts here has no closing quote. Add `"`.'],
    [
      'a string over two lines',
      '{"a": "b\n"}',
      '1:7 The string that starts here has no closing quote on this line. Add `"`. In a string, write a line break as `\\n`.',
    ],
    ['a tab in a string', '["\t"]', '1:3 A string cannot contain a tab. Write the tab as `\\t`.'],
    ['a control character in a string', '["\u0000"]', '1:3 A string cannot contain a control character. Remove it.'],
    [
      'an unknown escape',
      '["\\x41"]',
      '1:3 `\\x` is not a valid escape in JSON. Use `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t`, or `\\u` and four hexadecimal digits.',
    ],
    [
      'an object that is not closed',
      '{\n "a": {\n "b": 1',
      '3:8 The JSON ends here, but the `{` on line 2 is not closed. Add `}`.',
    ],
    ['a list that is not closed', '[1, 2', '1:6 The JSON ends here, but the `[` on line 1 is not closed. Add `]`.'],
    ['the wrong bracket', '{"a": [1}', '1:9 Expected a comma or `]` here, but found `}`.'],
    ['a bracket too many', '{"a": 1}}', '1:9 The JSON ends before this. Nothing can follow it. Remove the rest.'],
    ['a space that is none', '{"a":\u00a01}', '1:6 JSON does not allow this kind of space. Use a plain space instead.'],
    [
      'a name that is given twice',
      '{"a": 1,\n"b": 2,\n"a": 3}',
      '3:1 `a` occurs twice in this object. The first one is on line 1. Remove one of them.',
    ],
    ['half a character', '["a\ud83d"]', '1:4 There is half a character here (U+D83D), which cannot be sent. Remove it.'],
    [
      'half a character as an escape',
      '["a\\ud83d"]',
      '1:3 There is half a character here (U+D83D), which cannot be sent. Remove it.',
    ],
  ])('%s', (_, text, told) => {
    expect(tell(text)).toBe(told);
  });

  it('too many levels', () => {
    expect(read('['.repeat(maxDepth) + ']'.repeat(maxDepth))).toBeInstanceOf(Array);
    expect(tell('['.repeat(1000) + ']'.repeat(1000))).toBe(
      `1:${maxDepth + 1} This is nested more than 200 levels deep, which is too deep to check.`,
    );
  });

  it('too many characters', () => {
    expect(read(`"${'a'.repeat(maxLength - 2)}"`)).toHaveLength(maxLength - 2);
    expect(tell(' '.repeat(10_000_000))).toBe(
      '1:1 The JSON has 10,000,000 characters, but at most 2,500,000 are checked. Check only a part of it.',
    );
  });
});

it('counts lines whatever ends them', () => {
  expect(tell('[\n1,\r\n2,\r3,\n  x]')).toBe('5:3 `x` needs quotes. Write `"x"`.');
});
