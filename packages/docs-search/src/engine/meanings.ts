import {stopWords} from './stopWords.ts';
import {findBeginning, findForms, type SearchIndex} from './searchIndex.ts';
import {findSpellings, type Spelling} from './spelling.ts';
import {findSynonyms} from './synonyms.ts';

/** The terms of the index that a word may mean, by number, with how well each fits (1 is the word itself). */
export type Meanings = Map<number, number>;

/** How well a term fits a word, by what they have in common. */
const fits = {otherNumber: 0.3, form: 0.75, synonym: 0.7, onlySynonym: 0.9, lastBeginning: 0.85, beginning: 0.6};
/** A word before the last one is not typed any more: only long beginnings are words. */
const shortestBeginning = 3;

/** A word as it was typed, in plain letters; as a term, in the singular; and whether it's an identifier. */
export type TypedWord = {letters: string; term: string; isIdentifier: boolean; isLast: boolean};

/** What a word may mean, and the words that it may be mistyped for, if it means nothing as it is. */
export type Understood = {meanings: Meanings; spellings: Spelling[]};

export function findMeanings(index: SearchIndex, word: TypedWord): Understood {
  const meanings: Meanings = new Map();
  addItself(index, word, meanings);
  if (!word.isIdentifier) addForms(index, word.term, fits.form, meanings);
  addSynonyms(index, word.term, meanings, meanings.size === 0 ? fits.onlySynonym : fits.synonym);
  if (word.isLast || word.letters.length > shortestBeginning || meanings.size === 0) addBeginnings(index, word, meanings);
  if (meanings.size > 0) return {meanings, spellings: []};
  const spellings = findSpellings(index, word.letters);
  addSpellings(index, word, spellings, meanings);
  return {meanings, spellings};
}

function mean(meanings: Meanings, number: number | undefined, fit: number): void {
  if (number !== undefined) meanings.set(number, Math.max(fit, meanings.get(number) ?? 0));
}

/** Identifiers keep their number; the other one is the second best. */
function addItself(index: SearchIndex, {letters, term}: TypedWord, meanings: Meanings): void {
  const own = index.termNumbers.get(letters);
  mean(meanings, own, 1);
  mean(meanings, index.termNumbers.get(term), own === undefined ? 1 : fits.otherNumber);
}

/** Other forms of a word: "creating" finds "create". */
function addForms(index: SearchIndex, term: string, fit: number, meanings: Meanings): void {
  for (const number of findForms(index, term)) mean(meanings, number, fit);
}

export function addSynonyms(index: SearchIndex, term: string, meanings: Meanings, fit = fits.synonym): void {
  for (const synonym of findSynonyms(term)) {
    mean(meanings, index.termNumbers.get(synonym), fit);
    addForms(index, synonym, fit * fits.form, meanings);
  }
}

/** Words that begin with this one. The last word may not be typed to its end yet, so there they fit better. */
function addBeginnings(index: SearchIndex, {letters, isLast}: TypedWord, meanings: Meanings): void {
  if (letters.length < shortestBeginning && !isLast) return;
  const fit = isLast ? fits.lastBeginning : fits.beginning;
  for (const number of findBeginning(index, letters)) {
    const length = index.terms[number]?.length ?? 0;
    mean(meanings, number, fit * Math.sqrt(letters.length / length));
  }
}

/** A word that means nothing as it is may have a typo: then it means what is meant by the words that look like it. */
function addSpellings(index: SearchIndex, {isIdentifier}: TypedWord, spellings: Spelling[], meanings: Meanings): void {
  for (const {number, typos} of spellings) {
    const fit = typos === 1 ? 0.7 : 0.45;
    mean(meanings, number, fit);
    if (!isIdentifier) addForms(index, index.terms[number] ?? '', fit * fits.form, meanings);
  }
}

/** Words of questions, such as "the". */
export function isStopWord({term}: TypedWord): boolean {
  return stopWords.has(term);
}
