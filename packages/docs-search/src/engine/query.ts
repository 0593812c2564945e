import {countDifferences, countTypos, letterSet} from './distance.ts';
import type {SearchIndex} from './searchIndex.ts';
import {stopWords} from './stopWords.ts';
import {findSynonyms} from './synonyms.ts';
import {matchWords, termsOf} from './terms.ts';

/** A word of a query: the terms of the index that it may mean, by number, with how well each fits (1 is the word itself). */
export type QueryWord = {typed: string; meanings: Map<number, number>};

const mostWords = 16;
const longestJoin = 6;

/** Reads a query into the words that are sought and what they may mean in this index. */
export function readQuery(index: SearchIndex, query: string): QueryWord[] {
  const typed = [...new Set(splitQuery(index, query))];
  const isQuestion = typed.some((word) => !stopWords.has(word));
  const isSought = (word: string) => !isQuestion || !stopWords.has(word);
  const words = typed.map((word, position): QueryWord => {
    const isLast = position === typed.length - 1;
    return {typed: word, meanings: isSought(word) ? findMeanings(index, word, isLast) : new Map<number, number>()};
  });
  addJoined(index, words, isSought);
  return words.filter((word) => isSought(word.typed));
}

/** Identifiers that the index has, or may have once they are typed to the end, are words; others are taken apart. */
function splitQuery(index: SearchIndex, query: string): string[] {
  const words = matchWords(query).slice(0, mostWords);
  return words.flatMap((word, position) => {
    const [whole, ...parts] = termsOf(word).map(({term}) => term);
    if (whole === undefined) return [];
    const isKnown =
      index.termNumbers.has(whole) || (position === words.length - 1 && index.terms.some((term) => term.startsWith(whole)));
    return isKnown || parts.length < 2 || !parts.every((part) => index.termNumbers.has(part)) ? [whole] : parts;
  });
}

function findMeanings(index: SearchIndex, word: string, isLast: boolean): Map<number, number> {
  const meanings = new Map<number, number>();
  const mean = (number: number | undefined, fit: number) => {
    if (number !== undefined) meanings.set(number, Math.max(fit, meanings.get(number) ?? 0));
  };
  mean(index.termNumbers.get(word), 1);
  for (const synonym of findSynonyms(word)) mean(index.termNumbers.get(synonym), 0.6);
  if (isLast || word.length > 3) addBeginnings(index, word, isLast, mean);
  // Typing errors are looked for in words that mean nothing as they are.
  if (meanings.size === 0) addTypos(index, word, mean);
  return meanings;
}

/** Words that begin with this one. The last word may not be typed to its end yet, so there they fit better. */
function addBeginnings(index: SearchIndex, word: string, isLast: boolean, mean: (number: number, fit: number) => void): void {
  const fit = isLast ? 0.85 : 0.6;
  index.terms.forEach((term, number) => {
    if (term.startsWith(word)) mean(number, fit * Math.sqrt(word.length / term.length));
  });
}

function addTypos(index: SearchIndex, word: string, mean: (number: number, fit: number) => void): void {
  const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (limit === 0) return;
  const letters = letterSet(word);
  index.terms.forEach((term, number) => {
    if (countDifferences(letters, index.letterSets[number] ?? 0) > 2 * limit) return;
    const typos = countTypos(word, term, limit);
    if (typos <= limit) mean(number, typos === 1 ? 0.7 : 0.45);
  });
}

/** `facet filters` may mean `facetFilters`: words that are one word when written together. */
function addJoined(index: SearchIndex, words: QueryWord[], isSought: (word: string) => boolean): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + longestJoin); end += 1) {
      const run = words.slice(start, end);
      const number = index.termNumbers.get(run.map(({typed}) => typed).join(''));
      if (number !== undefined)
        addMeaning(
          run.filter(({typed}) => isSought(typed)),
          number,
        );
    }
  }
}

function addMeaning(words: QueryWord[], number: number): void {
  for (const {meanings} of words) meanings.set(number, 1);
}
