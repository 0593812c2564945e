import {fieldsOf, titleOf} from './fields.ts';
import type {Place} from './place.ts';
import {sharedBeginning, stem} from './stem.ts';
import {stopWords} from './stopWords.ts';
import {joinLetters, matchWords, termsOf} from './terms.ts';

/** Places by number, and for each term the places that have it, as pairs of number and weight. */
export type SearchIndex = {
  places: Place[];
  /** Titles of the places as they are compared, without spaces. */
  titles: string[];
  /** The terms of each place's title, and of each of its texts. */
  titleTerms: number[][];
  textTerms: number[][][];
  terms: string[];
  /** The terms as they are written, to show them. */
  writtenTerms: string[];
  postings: number[][];
  termNumbers: Map<string, number>;
  /** Numbers of the terms that share their first letters: forms of a word are among them. */
  beginnings: Map<string, number[]>;
  /** Terms that are words, which have forms; identifiers have none. */
  words: Set<number>;
  /** What is only needed of the terms that somebody asks for, once it is found out. */
  stems: Map<number, string>;
  letterSets: Map<number, number>;
  /** Numbers of the terms of each word as it is written, none for a word such as "the". Texts repeat their words. */
  wordTerms: Map<string, number[]>;
  /** By term, for the place that is being added; all zero in between. */
  counts: Int32Array;
  sums: Float64Array;
};

/** A field of this many words is of usual length; in longer ones a word says less. */
const usualLength = 48;
/** Weights are kept as whole numbers of this fineness, which take half the memory of fractions. */
const weightSteps = 16;
const firstCapacity = 8192;

export function createSearchIndex(): SearchIndex {
  return {
    places: [],
    titles: [],
    titleTerms: [],
    textTerms: [],
    terms: [],
    writtenTerms: [],
    postings: [],
    termNumbers: new Map(),
    beginnings: new Map(),
    words: new Set(),
    stems: new Map(),
    letterSets: new Map(),
    wordTerms: new Map(),
    counts: new Int32Array(firstCapacity),
    sums: new Float64Array(firstCapacity),
  };
}

/** Makes a place findable. */
export function addPlace(index: SearchIndex, place: Place): void {
  const number = index.places.push(place) - 1;
  index.titles.push(joinLetters(titleOf(place)));
  const found: number[] = [];
  const fields = fieldsOf(place).map(({texts, weight}) => {
    const terms = texts.map((text) => readTermNumbers(index, text));
    addField(index, found, terms.flat(), weight);
    return terms;
  });
  index.titleTerms.push(fields[0]?.[0] ?? []);
  index.textTerms.push(fields.at(-1) ?? []);
  for (const term of found) {
    index.postings[term]?.push(number, Math.ceil((index.sums[term] ?? 0) * weightSteps));
    index.sums[term] = 0;
  }
}

/** Adds the weights of the terms of a field to `sums`, and the terms that had none to `found`. */
function addField({counts, sums}: SearchIndex, found: number[], terms: number[], weight: number): void {
  for (const term of terms) counts[term] = (counts[term] ?? 0) + 1;
  const length = 0.55 + (0.45 * terms.length) / usualLength;
  for (const term of terms) {
    const count = counts[term] ?? 0;
    if (count === 0) continue;
    if (sums[term] === 0) found.push(term);
    sums[term] = (sums[term] ?? 0) + (weight * 2.2 * count) / (count + 1.2 * length);
    counts[term] = 0;
  }
}

/** The terms of a text without words such as "the", which are a quarter of all; a text of nothing else keeps them. */
function readTermNumbers(index: SearchIndex, text: string): number[] {
  const terms: number[] = [];
  const words = matchWords(text);
  for (const word of words) {
    for (const term of index.wordTerms.get(word) ?? learnWord(index, word)) terms.push(term);
  }
  if (terms.length === 0) for (const word of words) terms.push(...numbersOf(index, word));
  return terms;
}

function learnWord(index: SearchIndex, word: string): number[] {
  const isStopWord = stopWords.has(termsOf(word)[0]?.term ?? '');
  const numbers = isStopWord ? [] : numbersOf(index, word);
  index.wordTerms.set(word, numbers);
  return numbers;
}

function numbersOf(index: SearchIndex, word: string): number[] {
  return termsOf(word).map(({term, start, end}, position, all) => {
    const isWord = all.length === 1 || position > 0;
    const number = index.termNumbers.get(term) ?? learnTerm(index, term, isWord ? term : word.slice(start, end));
    if (isWord) index.words.add(number);
    return number;
  });
}

function learnTerm(index: SearchIndex, term: string, written: string): number {
  const number = index.terms.push(term) - 1;
  index.writtenTerms.push(written);
  index.termNumbers.set(term, number);
  index.postings.push([]);
  const beginning = beginningOf(term);
  const alike = index.beginnings.get(beginning);
  if (alike) alike.push(number);
  else index.beginnings.set(beginning, [number]);
  if (number >= index.counts.length) growCapacity(index);
  return number;
}

/** As much of a word as all its forms share. */
function beginningOf(term: string): string {
  return term.slice(0, sharedBeginning);
}

/** Numbers of the words that have a form in common with this one. */
export function findForms({beginnings, words, stems, terms}: SearchIndex, word: string): number[] {
  const root = stem(word);
  const stemOf = (number: number): string => {
    const known = stems.get(number) ?? stem(terms[number] ?? '');
    stems.set(number, known);
    return known;
  };
  return (beginnings.get(beginningOf(root)) ?? []).filter((number) => words.has(number) && stemOf(number) === root);
}

/** Numbers of the terms that begin with these letters. */
export function findBeginning({beginnings, terms}: SearchIndex, letters: string): number[] {
  const candidates = letters.length < sharedBeginning ? terms.keys() : (beginnings.get(beginningOf(letters)) ?? []);
  return [...candidates].filter((number) => terms[number]?.startsWith(letters));
}

function growCapacity(index: SearchIndex): void {
  const {counts, sums} = index;
  index.counts = new Int32Array(counts.length * 2);
  index.counts.set(counts);
  index.sums = new Float64Array(sums.length * 2);
  index.sums.set(sums);
}
