import {expect, it} from 'vitest';
import {rankOf, type ExpectedQuery} from './queries.ts';
import {scoreByKind, scoreQueries} from './scores.ts';

const expected = (changes: Partial<ExpectedQuery> = {}): ExpectedQuery => ({
  kind: 'task',
  query: 'q',
  targets: ['/a#b', '/c'],
  ...changes,
});

it('ranks the first place that answers: a section, or any place of a page without an anchor', () => {
  expect(rankOf(expected(), ['/a', '/a#b', '/c'])).toBe(2);
  expect(rankOf(expected(), ['/a', '/c#d'])).toBe(2);
  expect(rankOf(expected(), ['/a'])).toBe(Infinity);
});

it('scores the first three, the first ten and the mean reciprocal rank', () => {
  const ranked = [1, 2, 4, Infinity].map((rank) => ({...expected(), rank}));
  expect(scoreQueries(ranked)).toEqual({queries: 4, firstThree: 0.5, firstTen: 0.75, reciprocalRank: 0.4375});
});

it('scores each kind by itself', () => {
  const scores = scoreByKind([
    {...expected(), rank: 1},
    {...expected({kind: 'path'}), rank: 4},
  ]);
  expect([...scores].map(([kind, {firstThree}]) => [kind, firstThree])).toEqual([
    ['task', 1],
    ['path', 0],
  ]);
});
