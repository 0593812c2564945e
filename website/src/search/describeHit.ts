import type {Hit, TextRange} from '@docs/docs-search/engine';
import {cropText, type MarkedText} from './cropText.ts';

/** What a reader sees of a hit. */
type HitDescription = {
  title: MarkedText;
  /** Titles between the page's and the hit's own. */
  parents: string[];
  address: {method: string; path: MarkedText} | null;
  snippet: MarkedText | null;
  /** Where else the same is found, as a sentence; empty if nowhere. */
  alsoIn: string;
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const snippetLength = 140;
const mostNamed = 2;

export function describeHit({type, hierarchy, address, content, matches, alsoIn}: Hit): HitDescription {
  const filled = levels.filter((level) => hierarchy[level] !== null);
  const own = type === 'content' || type === 'lvl0' ? filled.at(-1) : type;
  const above = filled.filter((level) => level > 'lvl1' && level < (own ?? 'lvl1'));
  const title = (own && hierarchy[own]) ?? hierarchy.lvl1;
  return {
    title: withRanges(title, own && matches.hierarchy[own]),
    parents: above.flatMap((level) => hierarchy[level] ?? []),
    address: address && {method: address.method, path: withRanges(address.path, matches.path)},
    snippet: content === null ? null : cropText({text: content, ranges: matches.content}, snippetLength),
    alsoIn: alsoIn.length > 0 ? describeOthers(alsoIn) : '',
  };
}

function withRanges(text: string, ranges: TextRange[] = []): MarkedText {
  return {text, ranges};
}

/** Where else the same is said: two places by name, the others by number. */
function describeOthers(others: Hit['alsoIn']): string {
  const titles = [...new Set(others.map(({title}) => title))];
  const rest = titles.length - mostNamed;
  return `Also in ${titles.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
