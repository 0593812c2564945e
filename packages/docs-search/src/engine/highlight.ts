import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';
import {matchWords, readTerms, termsOf} from './terms.ts';

/** Start and end of a part of a text that matches, in UTF-16 units. */
export type TextRange = [start: number, end: number];

/** The terms that a query found: for each the word of the query it answers, and how much of the term was typed. */
export type FoundTerms = Map<string, {word: number; typed: number}>;

export function findTerms(index: SearchIndex, words: QueryWord[]): FoundTerms {
  const found: FoundTerms = new Map();
  words.forEach(({typed, meanings}, word) => {
    for (const number of meanings.keys()) {
      const term = index.terms[number] ?? '';
      const isBegun = term.startsWith(typed) && term !== typed;
      if (!found.has(term)) found.set(term, {word, typed: isBegun ? typed.length : Infinity});
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

/** The text that answers most words of the query; the first when none answers any. */
export function chooseText(texts: string[], found: FoundTerms): string | null {
  let best: {text: string | null; count: number} = {text: texts[0] ?? null, count: 0};
  if (texts.length < 2) return best.text;
  for (const text of texts) {
    const count = countAnswers(text, found);
    if (count > best.count) best = {text, count};
  }
  return best.text;
}

function countAnswers(text: string, found: FoundTerms): number {
  const words = new Set<number>();
  for (const written of matchWords(text)) {
    for (const {term} of termsOf(written)) {
      const match = found.get(term);
      if (match) words.add(match.word);
    }
  }
  return words.size;
}
