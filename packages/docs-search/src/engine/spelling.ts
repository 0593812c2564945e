import {countDifferences, countTypos, letterSet} from './distance.ts';
import type {SearchIndex} from './searchIndex.ts';

/** A term that a mistyped word may be meant for. */
export type Spelling = {number: number; typos: number; isPlural: boolean};

/** Words up to this length are near to many others, so they must begin and end as they should. */
const shortWord = 6;

/** Terms that a few typing errors may have turned into these letters. */
export function findSpellings(index: SearchIndex, letters: string): Spelling[] {
  const limit = letters.length < 4 ? 0 : letters.length < 8 ? 1 : 2;
  // 403 is not a misspelt 404.
  if (limit === 0 || /^\d+$/.test(letters)) return [];
  const set = letterSet(letters);
  const spellings: Spelling[] = [];
  index.terms.forEach((term, number) => {
    const own = index.letterSets.get(number) ?? letterSet(term);
    index.letterSets.set(number, own);
    if (countDifferences(set, own) > 2 * limit + 1) return;
    // The index has "key" where a text says "keys".
    const [one, several] = [term, `${term}s`].map((form) => countPlausibleTypos(letters, form, limit)) as [number, number];
    const typos = Math.min(one, several);
    if (typos <= limit) spellings.push({number, typos, isPlural: several < one});
  });
  const least = Math.min(...spellings.map(({typos}) => typos));
  return spellings.filter(({typos}) => typos === least);
}

/** A query with its mistyped words as the index writes them; undefined when there are none. */
export function suggestQuery(
  index: SearchIndex,
  query: string,
  words: {written: string; spellings: Spelling[]}[],
): string | undefined {
  let suggestion = query.trim();
  for (const {written, spellings} of words) {
    const [best] = spellings.toSorted((one, other) => countPlaces(index, other) - countPlaces(index, one));
    if (best)
      suggestion = suggestion.replace(written, () => `${index.writtenTerms[best.number] ?? ''}${best.isPlural ? 's' : ''}`);
  }
  return suggestion === query.trim() ? undefined : suggestion;
}

function countPlaces(index: SearchIndex, {number}: Spelling): number {
  return index.postings[number]?.length ?? 0;
}

function countPlausibleTypos(letters: string, term: string, limit: number): number {
  return isPlausible(letters, term) ? countTypos(letters, term, limit) : limit + 1;
}

/** People seldom mistype the first letter; and "cors" is not "core", "react" not "reach". Swapped letters are typos in any word. */
function isPlausible(letters: string, term: string): boolean {
  if (letters.length > shortWord) return letters[0] === term[0] || letters[1] === term[0] || letters[0] === term[1];
  const isSwapped = letters.length === term.length && letterSet(letters) === letterSet(term);
  return isSwapped || (letters.length > 4 && letters[0] === term[0] && letters.at(-1) === term.at(-1));
}
