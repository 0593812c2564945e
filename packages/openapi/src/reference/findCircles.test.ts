import {expect, it} from 'vitest';
import {findCircles} from './findCircles.ts';

function find(references: Record<string, string[]>): string[] {
  return findCircles(new Map(Object.entries(references))).map(
    ({names, isCircle}) => `${names.sort().join(' ')}${isCircle ? ' (circle)' : ''}`,
  );
}

it('lists names after those that they lead to', () => {
  expect(find({a: ['b', 'c'], b: ['c'], c: []})).toEqual(['c', 'b', 'a']);
});

it('finds those that lead to each other, and those that lead to themselves', () => {
  expect(find({a: ['b'], b: ['c'], c: ['a', 'd'], d: ['d'], e: ['a']})).toEqual(['d (circle)', 'a b c (circle)', 'e']);
});

it('takes names that are described nowhere', () => {
  expect(find({a: ['b']})).toEqual(['b', 'a']);
});

it('goes as far as it has to', () => {
  const chain = Object.fromEntries(Array.from({length: 50_000}, (_, index) => [`n${index}`, [`n${index + 1}`]]));
  expect(find(chain)).toHaveLength(50_001);
});
