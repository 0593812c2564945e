import {sharedBeginning, stem} from './stem.ts';
import {joinTerms, matchWords, termsOf} from './terms.ts';
import {alike, leadsTo} from './vocabulary.ts';

/** Words, and the words to search for instead of any of them. */
export type Line = [from: string[], to: string[]];

/** Words that stand for one another, and words that lead to others. */
export const groups: string[][] = readLines(alike).map(readList);
export const directions: Line[] = readLines(leadsTo).map(readDirection);
/** Each word with what to search for instead, by how it begins. */
const meaningsByBeginning = groupByBeginning([...groups.map((group): Line => [group, group]), ...directions]);
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

function groupByBeginning(lines: Line[]): Map<string, [word: string, to: string[]][]> {
  const byBeginning = new Map<string, [word: string, to: string[]][]>();
  for (const [from, to] of lines)
    for (const word of from) {
      const beginning = word.slice(0, sharedBeginning);
      const known = byBeginning.get(beginning);
      if (known) known.push([word, to]);
      else byBeginning.set(beginning, [[word, to]]);
    }
  return byBeginning;
}

/** Other words for a word in any of its forms. Words are read when somebody asks: most of the vocabulary never is. */
export function findSynonyms(term: string): string[] {
  const root = stem(term);
  const known = found.get(root) ?? collectSynonyms(root);
  found.set(root, known);
  return known;
}

function collectSynonyms(root: string): string[] {
  const others = (meaningsByBeginning.get(root.slice(0, sharedBeginning)) ?? []).flatMap(([word, to]) => {
    const term = readTerm(word);
    return stem(term) === root ? to.map(readTerm).filter((other) => other !== term) : [];
  });
  return [...new Set(others)];
}

/** A word as an index has it; words that belong together are one. */
export function readTerm(text: string): string {
  const [first, ...others] = matchWords(text);
  return first !== undefined && others.length === 0 ? (termsOf(first)[0]?.term ?? '') : joinTerms(text);
}
