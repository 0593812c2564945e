import {describe, expect, it} from 'vitest';
import {matchPattern} from './matchPattern.ts';

describe('a text for an expression', () => {
  it.each([
    ['^abc$', 'abc'],
    ['^[A-Z]{3}$', 'AAA'],
    ['^\\d{4}-\\d{2}$', '0000-00'],
    ['^(?:cat|dog)s?$', 'cat'],
    ['^(?<year>\\d+)$', '0'],
    ['^[^a-z]+$', 'A'],
    ['^\\+[1-9]\\d{1,14}$', '+10'],
    ['^\\p{Lu}\\w*$', 'A'],
    ['^#[0-9a-f]{6}$', '#aaaaaa'],
    ['^\\u0041\\x42$', 'AB'],
    ['^[\\]]$', ']'],
    ['^a{2,}$', 'aa'],
    ['^a*?b$', 'b'],
    ['^(?=a)a$', 'a'],
    ['', ''],
    ['^\\-$', '-'],
  ])('%s is "%s"', (pattern, text) => {
    expect(matchPattern(pattern)).toBe(text);
  });

  it('is longer where more is asked for, as far as the expression allows', () => {
    expect(matchPattern('^a+$', 3)).toBe('aaaa');
    expect(matchPattern('^a{1,2}b{2}$', 3)).toBe('aabb');
  });

  it.each([
    ['is wrong', '^(a$'],
    ['repeats what it found', '^(\\w)\\1x$'],
    ['looks ahead for something else', '^(?=.*\\d)[a-z].*$'],
    ['allows nothing', '^a^b$'],
    ['is very long', `^${'a'.repeat(500)}$`],
  ])('is none where that %s', (_, pattern) => {
    expect(matchPattern(pattern)).toBeUndefined();
  });
});
