import {expect, it} from 'vitest';
import {findSynonyms, groupByTerm} from './synonyms.ts';

it('finds the other words of the group', () => {
  expect(findSynonyms('js')).toEqual(['javascript']);
  expect(findSynonyms('unheard')).toEqual([]);
});

it.each([
  [
    'two groups',
    [
      ['create', 'add'],
      ['put', 'add'],
    ],
    '[create, add] and [put, add]',
  ],
  ['one group twice', [['create', 'add', 'create']], '[create, add, create] and [create, add, create]'],
])('throws for a word in %s, and shows them', (_, groups, shown) => {
  expect(() => groupByTerm(groups)).toThrow(`is in two groups of synonyms.ts: ${shown}. Join the groups, or take it out of one.`);
});
