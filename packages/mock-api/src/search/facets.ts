import type {StoredRecord} from '../state/indices.ts';
import {createTable} from '../state/table.ts';
import {isScalar} from './meets.ts';
import {readAttribute} from './readAttribute.ts';

type Facetable = {attribute: string; isFilterOnly: boolean; isSearchable: boolean};

/** The entries of `attributesForFaceting`, with their modifiers read. */
export function readFacetable(entries: string[]): Facetable[] {
  return entries.map((entry) => ({
    attribute: entry.replace(/^(?:\w+\()*([^()]*)\)*$/, '$1').trim(),
    isFilterOnly: entry.includes('filterOnly('),
    isSearchable: entry.includes('searchable('),
  }));
}

/** How many records have each value, in the order asked for. */
export function countValues(records: StoredRecord[], attribute: string, sortBy: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const value of new Set(readAttribute(record, attribute).filter(isScalar).map(String)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, countA], [b, countB]) => (sortBy === 'alpha' ? 0 : countB - countA) || (a < b ? -1 : 1));
}

export type FacetParams = {facets?: string[]; maxValuesPerFacet?: number; sortFacetValuesBy?: string};

/** Counts and, for numbers, statistics of the facets that a search asks for. */
export function buildFacets(records: StoredRecord[], facetable: Facetable[], params: FacetParams): Record<string, unknown> {
  const {facets = [], maxValuesPerFacet = 100, sortFacetValuesBy = 'count'} = params;
  const names = facetable
    .filter(({attribute, isFilterOnly}) => !isFilterOnly && (facets.includes('*') || facets.includes(attribute)))
    .map(({attribute}) => attribute);
  if (names.length === 0) return {};
  const counts = names.map((name): [string, Record<string, number>] => [
    name,
    createTable(countValues(records, name, sortFacetValuesBy).slice(0, maxValuesPerFacet)),
  ]);
  const stats = names.flatMap((name) => buildStats(records, name));
  return {
    facets: createTable(counts.filter(([, values]) => Object.keys(values).length > 0)),
    ...(stats.length > 0 ? {facets_stats: createTable(stats)} : {}),
    exhaustiveFacetsCount: true,
  };
}

function buildStats(records: StoredRecord[], attribute: string): [string, Record<string, number>][] {
  const numbers = records.flatMap((record) => readAttribute(record, attribute)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return [];
  const sum = numbers.reduce((total, number) => total + number, 0);
  const min = numbers.reduce((a, b) => Math.min(a, b));
  const max = numbers.reduce((a, b) => Math.max(a, b));
  // The document has whole numbers here.
  const round = (number: number): number => Math.round(number);
  return [[attribute, {min: round(min), max: round(max), avg: round(sum / numbers.length), sum: round(sum)}]];
}
