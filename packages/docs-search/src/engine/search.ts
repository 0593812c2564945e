import type {OperationAddress} from '../record/address.ts';
import type {Hierarchy, Level} from '../record/searchRecord.ts';
import {findAnswers} from './answers.ts';
import {findTerms, matchRanges, type FoundTerms, type TextRange} from './highlight.ts';
import {dropHosts} from './paths.ts';
import type {Place} from './place.ts';
import {readQuery} from './query.ts';
import {rankPlaces} from './rank.ts';
import type {SearchIndex} from './searchIndex.ts';
import {selectPlaces, type Selected} from './select.ts';
import {suggestQuery} from './spelling.ts';

/** Limits of a search; what is left out does not limit it. */
export type Filters = {language?: string; docusaurus_tag?: string[]; area?: string};

/** A place that answers a query, with the text that does so best, and what matches in each shown text. */
export type Hit = {
  url: string;
  type: Level | 'content';
  hierarchy: Hierarchy;
  address: OperationAddress | null;
  content: string | null;
  /** Other places that say the same, the best first; `title` tells them apart. */
  alsoIn: {url: string; title: string}[];
  matches: {hierarchy: Partial<Record<Level, TextRange[]>>; path: TextRange[]; content: TextRange[]};
};

/** All answers are counted, also by area and with those of other areas; the first of them are given. */
export type SearchResult = {
  count: number;
  areas: Record<string, number>;
  hits: Hit[];
  /** Words of the query that are nowhere on the site, as they were typed. The other words are searched for without them. */
  unknown: string[];
  /** The query with its typos corrected, when it has any. */
  suggestion?: string;
};

/** More than anyone types. A pasted page is cut, so that it takes no longer than a question. */
const longestQuery = 400;

/** Finds the places that answer a query, the best first. */
export function search(index: SearchIndex, query: string, filters: Filters = {}, limit = 20): SearchResult {
  const typed = dropHosts(query.slice(0, longestQuery));
  const words = readQuery(index, typed);
  const answers = findAnswers(index, words);
  const ranked = rankPlaces(index, {query: typed, words, answers}, (number) => isWanted(index.places[number], filters));
  const all = selectPlaces(index, ranked, answers);
  const wanted = filters.area === undefined ? all : all.filter(({place}) => place.hierarchy.lvl0 === filters.area);
  const found = findTerms(index, words);
  const suggestion = suggestQuery(index, typed, words);
  return {
    count: wanted.length,
    areas: countAreas(all),
    hits: wanted.slice(0, limit).map((one) => buildHit(one, found)),
    unknown: words.filter(({meanings}) => meanings.size === 0).map(({written}) => written),
    ...(suggestion !== undefined && {suggestion}),
  };
}

function isWanted(place: Place | undefined, {language, docusaurus_tag}: Filters): boolean {
  if (!place) return false;
  const hasLanguage = language === undefined || place.language === language;
  return hasLanguage && (docusaurus_tag === undefined || docusaurus_tag.includes(place.docusaurus_tag));
}

function countAreas(selected: Selected[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {
    place: {hierarchy},
  } of selected)
    counts[hierarchy.lvl0] = (counts[hierarchy.lvl0] ?? 0) + 1;
  return counts;
}

function buildHit({place, content, alsoIn}: Selected, found: FoundTerms): Hit {
  const {url, type, hierarchy, address} = place;
  const titles = Object.entries(hierarchy).map(
    ([level, title]) => [level, title === null ? [] : matchRanges(title, found)] as const,
  );
  return {
    url,
    type,
    hierarchy,
    address,
    content,
    alsoIn: alsoIn.map((other) => ({url: other.url, title: tellApart(place, other)})),
    matches: {
      hierarchy: Object.fromEntries(titles.filter(([, ranges]) => ranges.length > 0)),
      path: matchRanges(address?.path ?? '', found),
      content: matchRanges(content ?? '', found),
    },
  };
}

/** The other's page, or what it belongs to if that is on the same page. */
function tellApart(place: Place, other: Place): string {
  if (other.hierarchy.lvl1 !== place.hierarchy.lvl1) return other.hierarchy.lvl1;
  const parents = Object.values(other.hierarchy).filter((title) => title !== null);
  return parents.at(-2) ?? other.hierarchy.lvl1;
}
