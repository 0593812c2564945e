import {expect, it} from 'vitest';
import {directions, findSynonyms, groups, readTerm} from './synonyms.ts';
import {sharedBeginning} from './stem.ts';

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
  ['is in two groups', groups.flat()],
  ['leads to others in two lines: write them into one', directions.flatMap(([from]) => from)],
])('no word of the vocabulary %s', (_, words) => {
  const terms = words.map(readTerm);
  expect(terms.filter((term, position) => terms.indexOf(term) !== position)).toEqual([]);
});

it('words of the vocabulary begin as they are compared, because that is how they are found', () => {
  const from = [...groups.flat(), ...directions.flatMap(([words]) => words)];
  expect(from.filter((word) => !word.startsWith(readTerm(word).slice(0, sharedBeginning)))).toEqual([]);
});
