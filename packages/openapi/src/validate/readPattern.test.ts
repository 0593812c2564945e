import {expect, it} from 'vitest';
import {readPattern} from './readPattern.ts';

it.each([
  ['is right as it is', '^\\p{L}+$', '^\\p{L}+$'],
  ['escapes what needs no escape', '^\\@\\_a\\"$', '^@_a"$'],
  ['has braces that count nothing', '^{[a-f]{4}}$', '^\\{[a-f]{4}\\}$'],
  ['counts', 'a{2,}b{3}', 'a{2,}b{3}'],
  ['is none', '(', undefined],
  ['is of another language', '(?<!a)(?P<name>b)', undefined],
])('reads a pattern that %s: %s', (_, pattern, read) => {
  expect(readPattern(pattern)).toBe(read);
});
