import {describe, expect, it} from 'vitest';
import {parseText} from './parseText.ts';

it.each([
  ['JSON', '{"a": [1, null]}', {a: [1, null]}],
  ['YAML', 'a:\n  - 1\n  - ~\n', {a: [1, null]}],
  ['JSON with comments and a comma too many', '{"a": 1, # one\n "b": 2,}', {a: 1, b: 2}],
  ['a date as the text that it is', 'a: 2020-01-02', {a: '2020-01-02'}],
  ['a status that is a number as a name', '200: {a: 1}', {'200': {a: 1}}],
  ['merged keys and aliases', 'a: &a {b: 1}\nc: {<<: *a, d: *a}', {a: {b: 1}, c: {b: 1, d: {b: 1}}}],
  ['the first of several documents', '---\na: 1\n---\nb: 1', {a: 1}],
  ['words that are true in YAML 1.1', 'a: [yes, on, true]', {a: ['yes', 'on', true]}],
  ['a key that every object inherits', '{"__proto__": {"a": 1}}', JSON.parse('{"__proto__": {"a": 1}}') as unknown],
])('reads %s', (_, text, value) => {
  expect(parseText(text)).toEqual({value});
});

it('reads over a key that is there twice, and says so', () => {
  expect(parseText('a: 1\nb: 2\na: 3\n')).toEqual({
    value: {a: 3, b: 2},
    fault: {line: 3, message: expect.stringContaining('twice') as string},
  });
});

describe('says line and reason of', () => {
  it.each([
    ['YAML that ends too early', 'a: 1\nb: [1\n', 3],
    ['wrong indentation', 'a:\n  b: 1\n c: 2\n', 3],
    ['JSON that is none', '{"a": 1\n "b": 2}', 2],
    ['a tag that nobody knows', 'a: 1\nb: !mine 2', 2],
  ])('%s', (_, text, line) => {
    expect(parseText(text)).toEqual({fault: {line, message: expect.stringMatching(/\w+ \w+/) as string}});
  });
});

describe('refuses what would take forever to walk through', () => {
  const chain = Array.from({length: 30}, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`);
  const deep = Array.from({length: 1000}, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}]`);
  it.each([
    ['aliases that multiply', `a0: &a0 []\n${chain.join('\n')}`, 'multiply'],
    ['aliases that lead ever deeper', `a0: &a0 []\n${deep.join('\n')}`, 'levels deep'],
    ['an alias of what it is in', 'a: &a {b: *a}', 'levels deep'],
    ['lists in lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), 'nest'],
    ['lists in lists in lists that JSON takes', '['.repeat(2000) + ']'.repeat(2000), 'levels deep'],
  ])('%s', (_, text, message) => {
    expect(parseText(text).fault?.message).toContain(message);
  });
});
