import {Refusal} from '../request/refusal.ts';
import {countValues, readFacetable} from './facets.ts';
import {findMatches} from './findMatches.ts';
import {highlightMatches} from './highlightMatches.ts';
import {readQueryWords, wordFits} from './matchQuery.ts';
import type {Target} from './searchIndex.ts';
import {mergeParams, type SearchParams} from './searchParams.ts';
import {splitWords} from './words.ts';

type FacetHit = {value: string; highlighted: string; count: number};

/** Values of one facet that have the words of the query. */
export function searchFacet({name, index, key}: Target, facet: string, request: SearchParams): FacetHit[] {
  const params = mergeParams(index.settings, request, key);
  const entry = readFacetable(params.attributesForFaceting ?? []).find(({attribute}) => attribute === facet);
  if (!entry?.isSearchable)
    throw new Refusal(
      400,
      `Cannot search in "${facet}" attribute: add searchable(${facet}) to the setting attributesForFaceting of ${name}.`,
    );
  const query = readQueryWords(params.facetQuery ?? '', 'prefixLast');
  const records = findMatches(index, params).matches.map(({record}) => record);
  return countValues(records, facet, params.sortFacetValuesBy ?? 'count')
    .filter(([value]) => query.every((wanted) => splitWords(value).some((word) => wordFits(word, wanted))))
    .slice(0, params.maxFacetHits ?? 10)
    .map(([value, count]) => ({
      value,
      highlighted: highlightMatches(value, query, {before: '<em>', after: '</em>'}).value,
      count,
    }));
}
