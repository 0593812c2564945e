import {sharedBeginning, stem} from './stem.ts';
import {joinTerms, matchWords, termsOf} from './terms.ts';
import {alike, leadsTo} from './vocabulary.ts';

/** Words, and the words to search for instead of any of them. */
export type Line = [from: string[], to: string[]];

/** Words that stand for one another, and words that lead to others. */
export const groups: string[][] = readLines(alike).map(readList);
export const directions: Line[] = readLines(leadsTo).map(readDirection);
const lines: Line[] = [...groups.map((group): Line => [group, group]), ...directions];
const found = new Map<string, string[]>();

function readLines(subjects: Record<string, string>): string[] {
  return Object.values(subjects).flatMap((text) => text.trim().split('\n'));
}

function readList(words: string): string[] {
  return words.trim().split(', ');
}

function readDirection(line: string): Line {
  const [from = '', to = ''] = line.split(' → ');
  return [readList(from), readList(to)];
}

/** Other words for a word in any of its forms. The lines are read when a word needs them: most words of the vocabulary are never asked for. */
export function findSynonyms(term: string): string[] {
  const root = stem(term);
  const known = found.get(root) ?? collectSynonyms(root);
  found.set(root, known);
  return known;
}

function collectSynonyms(root: string): string[] {
  const beginning = root.slice(0, sharedBeginning);
  const others = lines.flatMap(([from, to]) => {
    const candidates = from.filter((word) => word.startsWith(beginning)).map(readTerm);
    const term = candidates.find((one) => stem(one) === root);
    return term === undefined ? [] : to.map(readTerm).filter((other) => other !== term);
  });
  return [...new Set(others)];
}

/** A word as an index has it; words that belong together are one. */
export function readTerm(text: string): string {
  const [first, ...others] = matchWords(text);
  return first !== undefined && others.length === 0 ? (termsOf(first)[0]?.term ?? '') : joinTerms(text);
}
