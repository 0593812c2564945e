import type {Hit} from '@docs/docs-search/engine';
import type {Recent} from './recentSearches.ts';
import {sitePath} from '../sitePath.ts';
import type {StartingPoint} from '../layer/startingPoints.ts';
import {texts} from './texts.ts';
import type {SearchState} from './useSearch.ts';

/** An entry of the list under the input. Entries of a group stand together. */
export type SearchChoice = {url: string; group: {title: string; area: string | null}} & (
  | {kind: 'hit'; hit: Hit}
  | {kind: 'recent'; recent: Recent}
  | {kind: 'start'; start: StartingPoint}
  | {kind: 'all'; count: number}
);

/**
 * What can be chosen: places that a reader went to before and places to start from, until they type something. Hits stay in the order
 * in which they were found, as on the search page: a page may have a group above and another one below.
 */
export function listChoices(
  text: string,
  {answer, isFailed}: SearchState,
  {recent, starts}: {recent: Recent[]; starts: StartingPoint[]},
): SearchChoice[] {
  if (text.trim() === '') return [...recent.map(offerRecent), ...starts.map(offerStart)];
  if (isFailed || !answer || answer.hits.length === 0) return [];
  return [...answer.hits.map(offerHit), ...showAll(answer.query, answer.count, answer.hits.length)];
}

function offerRecent(recent: Recent): SearchChoice {
  return {kind: 'recent', url: recent.url, group: {title: texts.recent, area: null}, recent};
}

function offerStart(start: StartingPoint): SearchChoice {
  return {kind: 'start', url: start.url, group: {title: texts.start, area: null}, start};
}

function offerHit(hit: Hit): SearchChoice {
  const {lvl0: area, lvl1: title} = hit.hierarchy;
  return {kind: 'hit', url: hit.url, group: {title, area: area === title ? null : area}, hit};
}

function showAll(query: string, count: number, shown: number): SearchChoice[] {
  if (count <= shown) return [];
  return [{kind: 'all', url: `${sitePath('/search')}?q=${encodeURIComponent(query)}`, group: {title: 'More', area: null}, count}];
}
