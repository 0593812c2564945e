import type {OperationAddress} from '../record/address.ts';
import type {Hierarchy, Level} from '../record/searchRecord.ts';
import {chooseText, findTerms, matchRanges, type FoundTerms, type TextRange} from './highlight.ts';
import type {Place} from './place.ts';
import {readQuery} from './query.ts';
import {rankPlaces} from './rank.ts';
import type {SearchIndex} from './searchIndex.ts';

/** Limits of a search; what is left out does not limit it. */
export type Filters = {language?: string; docusaurus_tag?: string[]; area?: string};

/** A place that answers a query, with the text that does so best, and what matches in each shown text. */
export type Hit = {
  url: string;
  type: Level | 'content';
  hierarchy: Hierarchy;
  address: OperationAddress | null;
  content: string | null;
  matches: {hierarchy: Partial<Record<Level, TextRange[]>>; path: TextRange[]; content: TextRange[]};
};

/** All answers are counted, also by area and with those of other areas; the first of them are given. */
export type SearchResult = {count: number; areas: Record<string, number>; hits: Hit[]};

/** More than anyone types. A pasted page is cut, so that it takes no longer than a question. */
const longestQuery = 400;

/** Finds the places that answer a query, the best first. */
export function search(index: SearchIndex, query: string, filters: Filters = {}, limit = 20): SearchResult {
  const typed = query.slice(0, longestQuery);
  const words = readQuery(index, typed);
  const ranked = rankPlaces(index, typed, words, (number) => isWanted(index.places[number], filters));
  const places = ranked.flatMap(({number}) => index.places[number] ?? []);
  const wanted = filters.area === undefined ? places : places.filter(({hierarchy}) => hierarchy.lvl0 === filters.area);
  const found = findTerms(index, words);
  return {
    count: wanted.length,
    areas: countAreas(places),
    hits: wanted.slice(0, limit).map((place) => buildHit(place, found)),
  };
}

function isWanted(place: Place | undefined, {language, docusaurus_tag}: Filters): boolean {
  if (!place) return false;
  const hasLanguage = language === undefined || place.language === language;
  return hasLanguage && (docusaurus_tag === undefined || docusaurus_tag.includes(place.docusaurus_tag));
}

function countAreas(places: Place[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {hierarchy} of places) counts[hierarchy.lvl0] = (counts[hierarchy.lvl0] ?? 0) + 1;
  return counts;
}

function buildHit({url, type, hierarchy, address, texts}: Place, found: FoundTerms): Hit {
  const content = chooseText(texts, found);
  const titles = Object.entries(hierarchy).map(
    ([level, title]) => [level, title === null ? [] : matchRanges(title, found)] as const,
  );
  return {
    url,
    type,
    hierarchy,
    address,
    content,
    matches: {
      hierarchy: Object.fromEntries(titles.filter(([, ranges]) => ranges.length > 0)),
      path: matchRanges(address?.path ?? '', found),
      content: matchRanges(content ?? '', found),
    },
  };
}
