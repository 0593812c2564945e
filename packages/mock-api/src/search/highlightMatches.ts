import {isScalar} from './meets.ts';
import type {WantedWord} from './matchQuery.ts';
import {wordFits} from './matchQuery.ts';
import {normalizeText} from './words.ts';

type HighlightedValue = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

/** The marked values of a record, by attribute. */
export function highlightRecord(
  record: Record<string, unknown>,
  attributes: string[],
  query: WantedWord[],
  tags: {before: string; after: string},
): Record<string, unknown> {
  const isAll = attributes.includes('*');
  const isWanted = (path: string): boolean =>
    isAll ? path !== 'objectID' : attributes.some((name) => path === name || path.startsWith(`${name}.`));
  const mark = (text: unknown): HighlightedValue => highlightMatches(String(text), query, tags);
  return highlightObject(record, '', isWanted, mark);
}

/** Objects are marked inside; an attribute is named by its path, such as "hierarchy.lvl1". */
function highlightObject(
  object: object,
  prefix: string,
  isWanted: (path: string) => boolean,
  mark: (text: unknown) => HighlightedValue,
): Record<string, unknown> {
  const marked = Object.entries(object).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const path = prefix + name;
    if (Array.isArray(value)) return isWanted(path) ? [[name, value.filter(isScalar).map(mark)]] : [];
    if (isScalar(value)) return isWanted(path) ? [[name, mark(value)]] : [];
    if (typeof value !== 'object' || value === null) return [];
    const inner = highlightObject(value, `${path}.`, isWanted, mark);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(marked);
}

/** Marks the beginning of each word that a word of the query fits. */
export function highlightMatches(
  text: string,
  query: WantedWord[],
  {before, after}: {before: string; after: string},
): HighlightedValue {
  const matched = new Set<string>();
  let isFull = true;
  const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const found = query.find((entry) => wordFits(normalizeText(word), entry));
    if (!found) {
      isFull = false;
      return word;
    }
    matched.add(found.text);
    // With a typing error, nobody can say where the beginning ends.
    const isExact = found.isPrefix && normalizeText(word).startsWith(found.text);
    const length = isExact ? Math.min(found.text.length, word.length) : word.length;
    return before + word.slice(0, length) + after + word.slice(length);
  });
  const matchLevel = matched.size === 0 ? 'none' : matched.size === query.length ? 'full' : 'partial';
  return {value, matchLevel, matchedWords: [...matched], ...(matched.size > 0 ? {fullyHighlighted: isFull} : {})};
}
