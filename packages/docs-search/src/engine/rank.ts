import {titleOf} from './fields.ts';
import {fitPath, readPath, type TypedPath} from './paths.ts';
import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';
import {joinTerms} from './terms.ts';

type Ranked = {number: number; score: number};

/** What a place counts for its kind: a page before a section, an operation before a field. */
const kinds = {lvl0: 1.3, lvl1: 1.3, lvl2: 1.15, lvl3: 1.05, lvl4: 0.85, lvl5: 0.85, lvl6: 0.85, content: 0.85};
const operationFactor = 1.2;
/** A place is shown when it has this share of what the best place has of the query. */
const neededShare = 0.5;
/** Looking for the query as a phrase takes time, so only the first ones are looked at. */
const lookedAt = 60;

/** Orders the places that answer a query, the best first. */
export function rankPlaces(
  index: SearchIndex,
  query: string,
  words: QueryWord[],
  isWanted: (number: number) => boolean,
): Ranked[] {
  const {scores, shares} = scorePlaces(index, words);
  const needed = neededShare * shares.reduce((high, share) => Math.max(high, share), 0);
  const typed = {title: joinTerms(query), path: readPath(query)};
  const ranked: Ranked[] = [];
  scores.forEach((score, number) => {
    const share = shares[number] ?? 0;
    if (score === 0 || share < needed || !isWanted(number)) return;
    ranked.push({number, score: score * share ** 2.5 * factorOf(index, number, typed)});
  });
  ranked.sort(byScore);
  const first = ranked.slice(0, lookedAt).map((one) => ({...one, score: one.score * phraseFactor(index, one.number, query)}));
  return [...first.sort(byScore), ...ranked.slice(lookedAt)];
}

function byScore(first: Ranked, second: Ranked): number {
  return second.score - first.score || first.number - second.number;
}

/** Adds up what each word of the query finds, and which share of the query a place has; rare words are more of it. */
function scorePlaces(index: SearchIndex, words: QueryWord[]): {scores: Float64Array; shares: Float64Array} {
  const scores = new Float64Array(index.places.length);
  const shares = new Float64Array(index.places.length);
  const best = new Float64Array(index.places.length);
  const rarities = words.map((word) => rarityOf(index, word));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  words.forEach(({meanings}, position) => {
    best.fill(0);
    const share = (rarities[position] ?? 0) / total;
    for (const [term, fit] of meanings) keepBest(best, index.postings[term] ?? [], fit * termRarity(index, term));
    for (let number = 0; number < best.length; number += 1) {
      const score = best[number] ?? 0;
      if (score === 0) continue;
      scores[number] = (scores[number] ?? 0) + score;
      shares[number] = (shares[number] ?? 0) + share;
    }
  });
  return {scores, shares};
}

function keepBest(best: Float64Array, postings: number[], factor: number): void {
  for (let position = 0; position < postings.length; position += 2) {
    const number = postings[position] ?? 0;
    const score = factor * (postings[position + 1] ?? 0);
    if (score > (best[number] ?? 0)) best[number] = score;
  }
}

function termRarity(index: SearchIndex, term: number): number {
  return Math.log(1 + index.places.length / ((index.postings[term]?.length ?? 0) / 2 + 0.5));
}

/** The rarity of what a word means most; a word that means nothing here counts for nothing. */
function rarityOf(index: SearchIndex, {meanings}: QueryWord): number {
  let best = {fit: 0, rarity: 0};
  for (const [term, fit] of meanings) if (fit > best.fit) best = {fit, rarity: termRarity(index, term)};
  return best.rarity;
}

function factorOf(index: SearchIndex, number: number, typed: {title: string; path: TypedPath | null}): number {
  const place = index.places[number];
  if (!place) return 0;
  const titleFactor = index.titles[number] === typed.title ? 2 : 1;
  const pathFactor = typed.path && place.address ? 1 + 4 * fitPath(typed.path, place.address) : 1;
  return (
    kinds[place.type] *
    (place.address ? operationFactor : 1) *
    titleFactor *
    pathFactor *
    (1 + 0.04 * Math.log2(1 + place.pageRank))
  );
}

function phraseFactor(index: SearchIndex, number: number, query: string): number {
  const phrase = query.trim().toLowerCase();
  const place = index.places[number];
  if (!place || !phrase.includes(' ')) return 1;
  return [titleOf(place), ...place.texts].some((text) => text.toLowerCase().includes(phrase)) ? 2 : 1;
}
