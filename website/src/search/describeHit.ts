import type {Hit, TextRange} from '@docs/docs-search/engine';
import {cropText, type MarkedText} from './cropText.ts';

/** What a reader sees of a hit. */
type HitDescription = {
  title: MarkedText;
  /** Titles between the page's and the hit's own. */
  parents: string[];
  address: {method: string; path: MarkedText} | null;
  snippet: MarkedText | null;
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const snippetLength = 140;

export function describeHit({type, hierarchy, address, content, matches}: Hit): HitDescription {
  const filled = levels.filter((level) => hierarchy[level] !== null);
  const own = type === 'content' || type === 'lvl0' ? filled.at(-1) : type;
  const above = filled.filter((level) => level > 'lvl1' && level < (own ?? 'lvl1'));
  const title = (own && hierarchy[own]) ?? hierarchy.lvl1;
  return {
    title: withRanges(title, own && matches.hierarchy[own]),
    parents: above.flatMap((level) => hierarchy[level] ?? []),
    address: address && {method: address.method, path: withRanges(address.path, matches.path)},
    snippet: content === null ? null : cropText({text: content, ranges: matches.content}, snippetLength),
  };
}

function withRanges(text: string, ranges: TextRange[] = []): MarkedText {
  return {text, ranges};
}
