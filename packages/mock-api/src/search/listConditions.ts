import type {FilterCondition} from '../state/condition.ts';
import {parseFilters} from './parseFilters.ts';
import {createScanner} from './scanner.ts';

export type FilterParams = {
  filters?: string;
  facetFilters?: FilterList;
  numericFilters?: FilterList;
  tagFilters?: FilterList;
};
/** The outer list means AND, an inner list means OR. */
type FilterList = string | (string | string[])[];

/** All conditions of a search, whichever parameters they come from. Refuses what cannot be read. */
export function listConditions({
  filters = '',
  facetFilters = [],
  numericFilters = [],
  tagFilters = [],
}: FilterParams): FilterCondition[][] {
  return [
    ...parseFilters(filters),
    ...readList(facetFilters, readFacetFilter),
    ...readList(numericFilters, readNumericFilter),
    ...readList(tagFilters, readTagFilter),
  ];
}

function readList(list: FilterList, read: (text: string) => FilterCondition): FilterCondition[][] {
  return [list]
    .flat()
    .map((entry) => [entry].flat().map(read))
    .filter(({length}) => length > 0);
}

/** `attribute:value`, or `attribute:-value` for "not". A value that begins with a minus is written `\-value`. */
function readFacetFilter(text: string): FilterCondition {
  const [, attribute, minus, value] = /^([^:]+):(-?)(.*)$/s.exec(text.replace(/<score=\d+>$/, '')) ?? [];
  if (attribute === undefined || value === undefined) throw createScanner('facetFilters', text).refuse('attribute:value');
  return {kind: 'facet', attribute, isNegated: minus === '-', value: value.replace(/^\\-/, '-').replace(/^"(.*)"$/, '$1')};
}

function readNumericFilter(text: string): FilterCondition {
  const scanner = createScanner('numericFilters', text);
  const condition = scanner.readCondition(false);
  const equal: FilterCondition = condition.kind === 'facet' ? toEqual(condition) : condition;
  const isNumeric = equal.kind === 'range' || (equal.kind === 'number' && Number.isFinite(equal.number));
  if (!isNumeric || !scanner.isAtEnd()) throw createScanner('numericFilters', text).refuse('a comparison such as price < 10');
  return equal;
}

function toEqual({attribute, isNegated, value}: FilterCondition & {kind: 'facet'}): FilterCondition {
  return {kind: 'number', attribute, isNegated, operator: '=', number: Number(value)};
}

function readTagFilter(text: string): FilterCondition {
  const isNegated = text.startsWith('-');
  return {kind: 'tag', attribute: '_tags', isNegated, value: isNegated ? text.slice(1) : text};
}
