import type {QueryWord} from './query.ts';
import type {SearchIndex} from './searchIndex.ts';

/** Which words of a query each term of the index answers, as bits, and how much of the query each word is. */
export type Answers = {bits: Uint32Array; shares: number[]};

/** A term that fits worse than this is no answer. */
const leastFit = 0.3;

export function findAnswers(index: SearchIndex, words: QueryWord[]): Answers {
  const bits = new Uint32Array(index.terms.length);
  words.forEach(({meanings}, word) => {
    for (const [term, fit] of meanings) if (fit >= leastFit) bits[term] = (bits[term] ?? 0) | (1 << word);
  });
  return {bits, shares: words.map(({share}) => share)};
}

/** The words that some terms answer together. */
export function answeredBy({bits}: Answers, terms: number[]): number {
  let answered = 0;
  for (const term of terms) answered |= bits[term] ?? 0;
  return answered;
}

/** The share of the query that some of its words are, from 0 to 1. */
export function shareOf({shares}: Answers, answered: number): number {
  let sum = 0;
  for (let word = 0; word < shares.length; word += 1) if (answered & (1 << word)) sum += shares[word] ?? 0;
  return sum;
}

/** The share of some terms that answer anything, from 0 to 1. */
export function shareAsked({bits}: Answers, terms: number[]): number {
  return terms.length === 0 ? 0 : terms.filter((term) => (bits[term] ?? 0) !== 0).length / terms.length;
}

/** The text of a place that answers most of a query; the first when none answers any. */
export function chooseText(index: SearchIndex, number: number, answers: Answers): string | null {
  const texts = index.textTerms[number] ?? [];
  let best = {position: 0, share: 0};
  if (texts.length > 1)
    texts.forEach((terms, position) => {
      const share = shareOf(answers, answeredBy(answers, terms));
      if (share > best.share) best = {position, share};
    });
  return index.places[number]?.texts[best.position] ?? null;
}
