import {isWithin} from './isWithin.ts';
import {isScalar} from './meets.ts';
import {readAttribute} from './readAttribute.ts';
import {splitWords} from './words.ts';

/** A word of a query, whether the beginning of a longer word is enough, and how many typing errors are forgiven. */
export type WantedWord = {text: string; isPrefix: boolean; typos: number};
export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone';

export function readQueryWords(query: string, queryType: QueryType): WantedWord[] {
  const words = splitWords(query);
  return words.map((text, index) => ({
    text,
    typos: 0,
    isPrefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && index === words.length - 1),
  }));
}

/** The same words with typing errors forgiven: one from 4 letters on, two from 8. */
export function forgiveTypos(query: WantedWord[], {one, two}: {one: number; two: number}): WantedWord[] {
  return query.map((word) => ({...word, typos: word.text.length >= two ? 2 : word.text.length >= one ? 1 : 0}));
}

export function wordFits(word: string, {text, isPrefix, typos}: WantedWord): boolean {
  if (isPrefix ? word.startsWith(text) : word === text) return true;
  // The first letter must be right, as a wrong one makes another word.
  return typos > 0 && word[0] === text[0] && isWithin(word, text, typos, isPrefix);
}

/** Place of the best attribute that has a word of the query; undefined when a word is nowhere. */
export function matchRecord(record: object, attributes: string[], query: WantedWord[]): number | undefined {
  if (query.length === 0) return 0;
  const words = attributes.map((attribute) => readWords(record, attribute));
  const places = query.map((wanted) => words.findIndex((list) => list.some((word) => wordFits(word, wanted))));
  return places.includes(-1) ? undefined : Math.min(...places);
}

function readWords(record: object, attribute: string): string[] {
  return readAttribute(record, attribute).flatMap((value) => listTexts(value).flatMap(splitWords));
}

/** Texts and numbers of a value; those inside of objects too. */
function listTexts(value: unknown): string[] {
  if (isScalar(value)) return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
