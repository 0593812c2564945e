import type {Answers} from './answers.ts';
import {isPathOf, readTypedQuery, weighPlace, weighWording} from './factors.ts';
import {termRarity} from './importance.ts';
import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';

export type Ranked = {number: number; score: number};

/** A place is shown when it has this share of what the best place has of the query. */
const neededShare = 0.4;
/** Looking at how a place puts the words takes time, so only the first ones are looked at. */
const lookedAt = 40;

/** A query, how its words were read, and which terms answer them. */
export type Question = {query: string; words: QueryWord[]; answers: Answers};

/** Orders the places that answer a query, the best first. */
export function rankPlaces(
  index: SearchIndex,
  {query, words, answers}: Question,
  isWanted: (number: number) => boolean,
): Ranked[] {
  const {scores, shares} = scorePlaces(index, words);
  const best = {score: highest(scores), share: highest(shares)};
  const typed = readTypedQuery(query, words);
  const ranked: Ranked[] = [];
  scores.forEach((own, number) => {
    // Whoever pastes a path with IDs in it means the operation, although it doesn't have their letters.
    const {score, share} = isPathOf(index, number, typed) ? best : {score: own, share: shares[number] ?? 0};
    if (score === 0 || share < neededShare * best.share || !isWanted(number)) return;
    ranked.push({number, score: score * share ** 2.5 * weighPlace(index, number, typed, answers)});
  });
  ranked.sort(byScore);
  const first = ranked.slice(0, lookedAt);
  for (const one of first) one.score *= weighWording(index, one.number, typed, answers);
  return [...first.sort(byScore), ...ranked.slice(lookedAt)];
}

function highest(values: Float64Array): number {
  return values.reduce((high, value) => Math.max(high, value), 0);
}

function byScore(first: Ranked, second: Ranked): number {
  return second.score - first.score || first.number - second.number;
}

type Scores = {scores: Float64Array; shares: Float64Array};

/** Adds up what each word of the query finds, and which share of the query a place has. */
function scorePlaces(index: SearchIndex, words: QueryWord[]): Scores {
  const empty = (): Float64Array => new Float64Array(index.places.length);
  const [scores, shares, best, fits] = [empty(), empty(), empty(), empty()] as const;
  for (const {meanings, importance, share} of words) {
    best.fill(0);
    for (const [term, fit] of meanings) {
      // Another word for it may be rarer than the word, but is not worth more for that.
      const factor = fit * Math.min(termRarity(index, term), importance * 1.7);
      keepBest(index.postings[term] ?? [], factor, fit, best, fits);
    }
    for (let number = 0; number < best.length; number += 1) {
      const score = best[number] ?? 0;
      if (score === 0) continue;
      scores[number] = (scores[number] ?? 0) + score;
      shares[number] = (shares[number] ?? 0) + share * (0.2 + 0.8 * (fits[number] ?? 0));
    }
  }
  return {scores, shares};
}

function keepBest(postings: number[], factor: number, fit: number, best: Float64Array, fits: Float64Array): void {
  for (let position = 0; position < postings.length; position += 2) {
    const number = postings[position] ?? 0;
    const score = factor * (postings[position + 1] ?? 0);
    if (score <= (best[number] ?? 0)) continue;
    best[number] = score;
    fits[number] = fit;
  }
}
