import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';
import {readTerms} from './terms.ts';

/** Start and end of a part of a text that matches, in UTF-16 units. */
export type TextRange = [start: number, end: number];

/** The terms that a query found: for each the word of the query it answers, and how much of the term was typed. */
export type FoundTerms = Map<string, {word: number; typed: number}>;

export function findTerms(index: SearchIndex, words: QueryWord[]): FoundTerms {
  const found: FoundTerms = new Map();
  words.forEach(({letters, meanings}, word) => {
    for (const number of meanings.keys()) {
      const term = index.terms[number] ?? '';
      const isBegun = term.startsWith(letters) && term !== letters;
      if (!found.has(term)) found.set(term, {word, typed: isBegun ? letters.length : Infinity});
    }
  });
  return found;
}

/** The parts of a text that match, in order, not overlapping. */
export function matchRanges(text: string, found: FoundTerms): TextRange[] {
  const ranges: TextRange[] = [];
  for (const {term, start, end} of readTerms(text)) {
    const match = found.get(term);
    if (match) ranges.push([start, Math.min(end, start + match.typed)]);
  }
  return ranges.length < 2 ? ranges : mergeRanges(ranges);
}

function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.toSorted((first, second) => first[0] - second[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
