import {expect, it} from 'vitest';
import {matchRanges, type FoundTerms} from './highlight.ts';

const found: FoundTerms = new Map([
  ['task', {word: 0, typed: Infinity}],
  ['personalization', {word: 1, typed: 7}],
]);

it('marks words, parts of identifiers and the typed beginning of words', () => {
  const text = 'waitForTask, Tasks, Personalization';
  expect(matchRanges(text, found).map(([start, end]) => text.slice(start, end))).toEqual(['Task', 'Tasks', 'Persona']);
});

it('joins ranges that overlap', () => {
  const all: FoundTerms = new Map([...found, ['waitfortask', {word: 0, typed: Infinity}]]);
  expect(matchRanges('waitForTask', all)).toEqual([[0, 11]]);
});
