import type {Condition} from '../state/condition.ts';
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
}: FilterParams): Condition[][] {
  return [
    ...parseFilters(filters),
    ...readList(facetFilters, readFacetFilter),
    ...readList(numericFilters, readNumericFilter),
    ...readList(tagFilters, readTagFilter),
  ];
}

function readList(list: FilterList, read: (text: string) => Condition): Condition[][] {
  return [list]
    .flat()
    .map((entry) => [entry].flat().map(read))
    .filter(({length}) => length > 0);
}

/** `attribute:value`, or `attribute:-value` for "not". A value that begins with a minus is written `\-value`. */
function readFacetFilter(text: string): Condition {
  const [, attribute, minus, value] = /^([^:]+):(-?)(.*)$/s.exec(text.replace(/<score=\d+>$/, '')) ?? [];
  if (attribute === undefined || value === undefined) throw createScanner('facetFilters', text).refuse('attribute:value');
  return {kind: 'facet', attribute, isNegated: minus === '-', value: value.replace(/^\\-/, '-').replace(/^"(.*)"$/, '$1')};
}

function readNumericFilter(text: string): Condition {
  const scanner = createScanner('numericFilters', text);
  const condition = scanner.readCondition(false);
  const equal: Condition = condition.kind === 'facet' ? toEqual(condition) : condition;
  const isNumeric = equal.kind === 'range' || (equal.kind === 'number' && Number.isFinite(equal.number));
  if (!isNumeric || !scanner.isAtEnd()) throw createScanner('numericFilters', text).refuse('a comparison such as price < 10');
  return equal;
}

function toEqual({attribute, isNegated, value}: Condition & {kind: 'facet'}): Condition {
  return {kind: 'number', attribute, isNegated, operator: '=', number: Number(value)};
}

function readTagFilter(text: string): Condition {
  const isNegated = text.startsWith('-');
  return {kind: 'tag', attribute: '_tags', isNegated, value: isNegated ? text.slice(1) : text};
}
