import type {SearchRecord} from '../searchRecord.ts';
import {buildBatches, measureRecord} from './batches.ts';
import {findLargeRecords} from './checkRecords.ts';

/** What a push would send. */
export type Plan = {
  records: number;
  batches: number;
  bytes: number;
  types: Count[];
  areas: Count[];
  largest: {objectID: string; bytes: number};
  /** Records that small plans of Algolia refuse. */
  tooLargeForSmallPlans: {objectID: string; bytes: number}[];
};

export type Count = {name: string; count: number};

export function buildPlan(records: SearchRecord[]): Plan {
  const sizes = records.map((record) => ({objectID: record.objectID, bytes: measureRecord(record)}));
  return {
    records: records.length,
    batches: buildBatches(records).length,
    bytes: sizes.reduce((sum, {bytes}) => sum + bytes, 0),
    types: countBy(records.map(({type}) => type)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    areas: countBy(records.map(({hierarchy}) => hierarchy.lvl0)).sort((a, b) => b.count - a.count),
    largest: sizes.reduce((largest, size) => (size.bytes > largest.bytes ? size : largest)),
    tooLargeForSmallPlans: findLargeRecords(records),
  };
}

function countBy(names: string[]): Count[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({name, count}));
}
