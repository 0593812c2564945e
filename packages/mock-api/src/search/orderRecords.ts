import type {StoredRecord} from '../state/indices.ts';
import {readAttribute} from './readAttribute.ts';

export type Match = {record: StoredRecord; place: number};
type Criterion = (a: Match, b: Match) => number;

const defaultRanking = ['attribute', 'custom'];

/** The order of results: sorting in `ranking` first, then the attribute that matched, then `customRanking`. */
export function orderMatches(matches: Match[], ranking: string[] = defaultRanking, customRanking: string[] = []): Match[] {
  const criteria = ranking.flatMap((entry): Criterion[] => {
    if (entry === 'custom') return customRanking.flatMap(readSort);
    return entry === 'attribute' ? [(a, b) => a.place - b.place] : readSort(entry);
  });
  return [...matches].sort((a, b) => {
    for (const criterion of criteria) {
      const difference = criterion(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** `asc(attribute)` or `desc(attribute)`. The other criteria of Algolia's ranking are not mocked. */
function readSort(entry: string): Criterion[] {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(entry) ?? [];
  if (attribute === undefined) return [];
  const sign = direction === 'asc' ? 1 : -1;
  return [(a, b) => sign * compareValues(readAttribute(a.record, attribute)[0], readAttribute(b.record, attribute)[0])];
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return Number(a !== undefined) - Number(b !== undefined);
}
