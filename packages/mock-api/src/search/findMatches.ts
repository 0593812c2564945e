import type {FilterCondition} from '../state/condition.ts';
import type {Index} from '../state/indices.ts';
import {readFacetable} from './facets.ts';
import {listConditions} from './listConditions.ts';
import {forgiveTypos, matchRecord, type WantedWord, readQueryWords} from './matchQuery.ts';
import {meetsAll} from './meets.ts';
import {type Match, orderMatches} from './orderRecords.ts';
import type {SearchParams} from './searchParams.ts';

type Found = {
  matches: Match[];
  query: WantedWord[];
  /** Why the result may not be what the caller expects. */
  message?: string;
};

/** The records that meet the filters and have the words of the query, in the order of the ranking. */
export function findMatches(index: Index, params: SearchParams): Found {
  const {conditions, message} = checkFaceting(listConditions(params), params.attributesForFaceting ?? []);
  const candidates = Object.values(index.records).filter((record) => meetsAll(record, conditions));
  const wanted = readQueryWords(params.query ?? '', params.queryType ?? 'prefixLast');
  const queries = [wanted, ...listTolerant(wanted, params), ...listRelaxed(wanted, params.removeWordsIfNoResults ?? 'none')];
  for (const query of queries) {
    const matches = candidates.flatMap((record): Match[] => {
      const place = matchRecord(record, listSearchable(record, params), query);
      return place === undefined ? [] : [{record, place}];
    });
    if (matches.length > 0)
      return {matches: orderMatches(matches, params.ranking, params.customRanking), query, ...(message && {message})};
  }
  return {matches: [], query: wanted, ...(message && {message})};
}

/**
 * An attribute that is not in `attributesForFaceting` has no facet values, so no record meets a condition on one. A number
 * needs no entry: there the condition is a comparison.
 */
function checkFaceting(conditions: FilterCondition[][], entries: string[]): {conditions: FilterCondition[][]; message?: string} {
  const facetable = new Set(readFacetable(entries).map(({attribute}) => attribute));
  const missing = new Set<string>();
  const checked = conditions.map((alternatives) =>
    alternatives.map((condition): FilterCondition => {
      if (condition.kind !== 'facet' || facetable.has(condition.attribute)) return condition;
      const {attribute, isNegated, value} = condition;
      if (value !== '' && Number.isFinite(Number(value)))
        return {kind: 'number', attribute, isNegated, operator: '=', number: Number(value)};
      missing.add(attribute);
      return {kind: 'facet', attribute: '', isNegated, value};
    }),
  );
  if (missing.size === 0) return {conditions: checked};
  const names = [...missing].join(', ');
  return {conditions: checked, message: `No record has facet values for ${names}. Add it to the setting attributesForFaceting.`};
}

/** With typing errors, tried when nothing has the words as they are. Algolia mixes both; a mock need not. */
function listTolerant(
  query: WantedWord[],
  {typoTolerance = true, minWordSizefor1Typo = 4, minWordSizefor2Typos = 8}: SearchParams,
): WantedWord[][] {
  const isOff = typoTolerance === false || typoTolerance === 'false';
  return isOff ? [] : [forgiveTypos(query, {one: minWordSizefor1Typo, two: minWordSizefor2Typos})];
}

/** What is tried when nothing has all words. */
function listRelaxed(query: WantedWord[], strategy: string): WantedWord[][] {
  const counts = query.slice(1).map((_, index) => index + 1);
  if (strategy === 'lastWords') return counts.map((count) => query.slice(0, -count));
  if (strategy === 'firstWords') return counts.map((count) => query.slice(count));
  return strategy === 'allOptional' ? query.map((word) => [word]) : [];
}

/** Attributes to look for words in: those of the settings, or all of the record. */
export function listSearchable(record: object, params: SearchParams): string[] {
  const listed = (params.searchableAttributes ?? [])
    .flatMap((entry) => entry.split(','))
    .map((entry) => entry.replace(/^(?:un)?ordered\((.*)\)$/, '$1').trim());
  const all = listed.length > 0 ? listed : Object.keys(record).filter((name) => name !== 'objectID');
  const restricted = params.restrictSearchableAttributes ?? [];
  return restricted.length > 0 ? all.filter((name) => restricted.includes(name)) : all;
}
