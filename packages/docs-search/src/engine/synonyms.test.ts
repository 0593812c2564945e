import {expect, it} from 'vitest';
import {directByTerm, findSynonyms, groupByTerm} from './synonyms.ts';

it('finds the other words of the group, for each form of a word', () => {
  expect(findSynonyms('js')).toEqual(['javascript']);
  expect(findSynonyms('removing')).toContain('delete');
  expect(findSynonyms('unheard')).toEqual([]);
});

it('finds where a word of another place leads to, and not the way back', () => {
  expect(findSynonyms('dedupe')).toContain('distinct');
  expect(findSynonyms('distinct')).toEqual([]);
});

it('takes words that are written together as one, and keeps the number of identifiers', () => {
  expect(findSynonyms('allowlist')).toContain('vault');
  expect(findSynonyms('range')).toContain('numericfilters');
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
  expect(() => groupByTerm(groups)).toThrow(
    `is in two groups of vocabulary.ts: ${shown}. Join the groups, or take it out of one.`,
  );
});

it('throws for a word that leads to others twice, and shows them', () => {
  const lines: [string[], string[]][] = [
    [['bulk'], ['batch']],
    [['mass', 'bulk'], ['many']],
  ];
  expect(() => directByTerm(lines)).toThrow(
    '"bulk" leads to words twice in vocabulary.ts: to [batch] and to [many]. Write them into one line.',
  );
});
