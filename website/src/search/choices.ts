import type {Hit} from '@docs/docs-search/engine';
import {groupHits} from './groupHits.ts';
import type {Recent} from './recentSearches.ts';
import type {SearchState} from './useSearch.ts';

/** An entry of the list under the input. Entries of a group stand together. */
export type SearchChoice = {url: string; group: {title: string; area: string | null}} & (
  {kind: 'hit'; hit: Hit} | {kind: 'recent'; recent: Recent} | {kind: 'all'; count: number}
);

/** What can be chosen: places that a reader went to before, until they ask something. */
export function listChoices(query: string, {answer, isFailed}: SearchState, recent: Recent[]): SearchChoice[] {
  if (query.trim() === '')
    return recent.map((entry) => ({kind: 'recent', url: entry.url, group: {title: 'Recent', area: null}, recent: entry}));
  if (isFailed || !answer || answer.hits.length === 0) return [];
  return [
    ...groupHits(answer.hits).flatMap(({title, area, hits}) =>
      hits.map((hit): SearchChoice => ({kind: 'hit', url: hit.url, group: {title, area: area === title ? null : area}, hit})),
    ),
    ...showAll(answer.query, answer.count, answer.hits.length),
  ];
}

function showAll(query: string, count: number, shown: number): SearchChoice[] {
  if (count <= shown) return [];
  return [{kind: 'all', url: `/search?q=${encodeURIComponent(query)}`, group: {title: 'More', area: null}, count}];
}
