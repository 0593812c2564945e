import {stem} from './stem.ts';
import {joinTerms, matchWords, termsOf} from './terms.ts';
import {alike, leadsTo} from './vocabulary.ts';

/** Other words for a word, all as terms of an index. */
export type Synonyms = Map<string, string[]>;

const groups = groupByTerm(Object.values(alike).flat());
const directions = directByTerm(Object.values(leadsTo).flat());
const byStem = joinForms();

/** A word as an index has it; words that belong together are one. */
function readTerm(text: string): string {
  const [first, ...others] = matchWords(text);
  return first !== undefined && others.length === 0 ? (termsOf(first)[0]?.term ?? '') : joinTerms(text);
}

/** A word in two groups would lose one of them without a word. */
export function groupByTerm(all: string[][]): Synonyms {
  const byTerm: Synonyms = new Map();
  for (const group of all) {
    const terms = group.map(readTerm);
    for (const [position, term] of terms.entries()) {
      const other = byTerm.get(term);
      if (other || terms.indexOf(term) !== position)
        throw new Error(
          `"${term}" is in two groups of vocabulary.ts: [${(other ?? terms).join(', ')}] and [${terms.join(', ')}]. Join the groups, or take it out of one.`,
        );
      byTerm.set(term, terms);
    }
  }
  return byTerm;
}

/** A word that leads to others twice would lose the first. */
export function directByTerm(all: [from: string[], to: string[]][]): Synonyms {
  const byTerm: Synonyms = new Map();
  for (const [from, to] of all)
    for (const term of from.map(readTerm)) {
      const other = byTerm.get(term);
      if (other)
        throw new Error(
          `"${term}" leads to words twice in vocabulary.ts: to [${other.join(', ')}] and to [${to.join(', ')}]. Write them into one line.`,
        );
      byTerm.set(term, to.map(readTerm));
    }
  return byTerm;
}

/** Forms of a word have the words of all of them. */
function joinForms(): Synonyms {
  const byStem: Synonyms = new Map();
  for (const [term, others] of [...groups, ...directions]) {
    const known = byStem.get(stem(term)) ?? [];
    byStem.set(
      stem(term),
      [...new Set([...known, ...others])].filter((other) => other !== term),
    );
  }
  return byStem;
}

/** Other words for a word in any of its forms. */
export function findSynonyms(term: string): string[] {
  return byStem.get(stem(term)) ?? [];
}
