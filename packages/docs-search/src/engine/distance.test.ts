import {describe, expect, it} from 'vitest';
import {countDifferences, countTypos, letterSet} from './distance.ts';

describe('countTypos', () => {
  it('counts letters that are missing, added, wrong or swapped', () => {
    expect(countTypos('relase', 'release', 2)).toBe(1);
    expect(countTypos('instalation', 'installation', 2)).toBe(1);
    expect(countTypos('seperator', 'separator', 2)).toBe(1);
    expect(countTypos('synonmy', 'synonym', 2)).toBe(1);
    expect(countTypos('task', 'task', 2)).toBe(0);
  });

  it('stops counting above the limit', () => {
    expect(countTypos('filter', 'facets', 2)).toBe(3);
    expect(countTypos('a', 'abcdef', 1)).toBe(2);
  });
});

it('tells words apart by their letters', () => {
  expect(countDifferences(letterSet('rule'), letterSet('lure'))).toBe(0);
  expect(countDifferences(letterSet('rule'), letterSet('role'))).toBe(2);
});
