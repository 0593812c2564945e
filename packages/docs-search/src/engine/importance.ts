import type {Meanings, TypedWord} from './meanings.ts';
import type {SearchIndex} from './searchIndex.ts';
import {fillers} from './stopWords.ts';

/** The rarity above which words are alike: one rare word must not outweigh all others. */
const highestRarity = 5;
/** Who types an identifier or a status code means that, whatever words surround it. */
const nameFactor = 1.5;
const codeFactor = 3;
const fillerFactor = 0.4;
const statusCode = /^[1-5]\d\d$/;

export function termRarity(index: SearchIndex, term: number): number {
  return Math.log(1 + index.places.length / ((index.postings[term]?.length ?? 0) / 2 + 0.5));
}

/** How much a word counts: the rarity of what it means most. A word that means nothing here counts for nothing. */
export function measureImportance(index: SearchIndex, {term, isIdentifier}: TypedWord, meanings: Meanings): number {
  let best = {fit: 0, rarity: 0};
  for (const [number, fit] of meanings) if (fit > best.fit) best = {fit, rarity: termRarity(index, number)};
  if (fillers.has(term)) return best.rarity * fillerFactor;
  if (statusCode.test(term)) return best.rarity * codeFactor;
  return isIdentifier ? best.rarity * nameFactor : Math.min(best.rarity, highestRarity);
}
