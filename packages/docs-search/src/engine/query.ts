import {measureImportance} from './importance.ts';
import {addSynonyms, findMeanings, isStopWord, type Meanings, type TypedWord, type Understood} from './meanings.ts';
import {findBeginning, type SearchIndex} from './searchIndex.ts';
import {joinTerms, matchWords, plainLetters, termsOf} from './terms.ts';

/** A word of a query, and the terms of the index that it may mean. None: the word is nowhere on the site. */
export type QueryWord = MeantWord & {
  /** How much it counts, and its share of what all words count. */
  importance: number;
  share: number;
};

const mostWords = 16;
const longestJoin = 6;
/** A query that is one word when written together means that. */
const wholeFit = 1.25;

/** Reads a query into the words that are sought and what they may mean in this index. */
export function readQuery(index: SearchIndex, query: string): QueryWord[] {
  const typed = splitQuery(index, query);
  // A query of nothing but words such as "the" is taken as it is.
  const isQuestion = typed.some((word) => !isStopWord(word));
  const isSought = (word: TypedWord) => !isQuestion || !isStopWord(word);
  const words = typed.map((word) => ({...word, ...(isSought(word) ? findMeanings(index, word) : meansNothing())}));
  addJoined(index, words);
  return weighWords(index, words.filter(isSought));
}

function weighWords(index: SearchIndex, words: MeantWord[]): QueryWord[] {
  const weighed = words.map((word) => ({...word, importance: measureImportance(index, word, word.meanings)}));
  const total = weighed.reduce((sum, {importance}) => sum + importance, 0);
  return weighed.map((word) => ({...word, share: word.importance / (total || 1)}));
}

type WrittenWord = TypedWord & {written: string};
type MeantWord = WrittenWord & Understood;

function meansNothing(): Understood {
  return {meanings: new Map(), spellings: []};
}

function splitQuery(index: SearchIndex, query: string): WrittenWord[] {
  const all = matchWords(query).slice(0, mostWords);
  const words = all.flatMap((written, position) => splitWord(index, written, position === all.length - 1));
  return words.filter(({letters}, position) => words.findIndex((word) => word.letters === letters) === position);
}

/** Identifiers that the index has, or may have once they are typed to the end, are words; others are taken apart. */
function splitWord(index: SearchIndex, written: string, isLast: boolean): WrittenWord[] {
  const [whole, ...parts] = termsOf(written);
  if (!whole) return [];
  const word = {written, letters: plainLetters(written), term: whole.term, isIdentifier: parts.length > 1, isLast};
  const isKnown = index.termNumbers.has(word.term) || (isLast && findBeginning(index, word.letters).length > 0);
  if (isKnown || parts.length < 2 || !parts.every(({term}) => index.termNumbers.has(term))) return [word];
  return parts.map(({term, start, end}, position) => ({
    written: written.slice(start, end),
    letters: plainLetters(written.slice(start, end)),
    term,
    isIdentifier: false,
    isLast: isLast && position === parts.length - 1,
  }));
}

/** `facet filters` may mean `facetFilters`, and `allow list` what an allowlist is: words that are one word when written together. */
function addJoined(index: SearchIndex, words: MeantWord[]): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + longestJoin); end += 1) {
      const run = words.slice(start, end);
      const meanings = findTogether(index, run, run.length === words.length ? wholeFit : 1);
      for (const word of run) addMeanings(word.meanings, meanings);
    }
  }
}

function findTogether(index: SearchIndex, run: MeantWord[], fit: number): Meanings {
  const together = run.map(({letters}) => letters).join('');
  const meanings: Meanings = new Map();
  addSynonyms(index, joinTerms(together), meanings);
  for (const letters of [joinTerms(together), together]) {
    const number = index.termNumbers.get(letters);
    if (number !== undefined) meanings.set(number, fit);
  }
  return meanings;
}

function addMeanings(known: Meanings, others: Meanings): void {
  for (const [number, fit] of others) known.set(number, Math.max(fit, known.get(number) ?? 0));
}
