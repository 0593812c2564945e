import {expect, it} from 'vitest';
import {rankOf, type ExpectedQuery} from './queries.ts';
import {scoreByKind, scoreQueries} from './scores.ts';

const expected = (changes: Partial<ExpectedQuery> = {}): ExpectedQuery => ({
  kind: 'task',
  query: 'q',
  targets: ['/a#b', '/c'],
  in5: [],
  ...changes,
});

it('ranks the first place that answers: a section, or any place of a page without an anchor', () => {
  expect(rankOf(['/a#b', '/c'], ['/a', '/a#b', '/c'])).toBe(2);
  expect(rankOf(['/a#b', '/c'], ['/a', '/c#d'])).toBe(2);
  expect(rankOf(['/a#b', '/c'], ['/a'])).toBe(Infinity);
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
