import type {SearchRecord} from '../record/searchRecord.ts';
import {formatBytes, listSome} from './format.ts';

export type RecordSize = {objectID: string; bytes: number};

/** Bytes that a record may have: in every plan, and in the small ones. */
const recordLimits = {always: 100_000, smallPlan: 10_000};

/** Throws, with all that is wrong, for records that would break the hosted index or empty it. */
export function checkRecords(records: SearchRecord[]): void {
  if (records.length === 0)
    throw new Error(
      `There are no records to push. A push without records would leave the site's search empty.
Build the site first, and check whether its pages are marked as noindex.`,
    );
  const problems = [describeDuplicates(records), describeOversized(records)].filter((problem) => problem !== '');
  if (problems.length > 0) throw new Error(`The records cannot be pushed. Nothing was sent.\n${problems.join('\n')}`);
}

/** Records that a small plan of Algolia refuses and a larger one takes. */
export function findLargeRecords(records: SearchRecord[]): RecordSize[] {
  return measureRecords(records).filter(({bytes}) => bytes > recordLimits.smallPlan);
}

function describeDuplicates(records: SearchRecord[]): string {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const {objectID} of records) (seen.has(objectID) ? repeated : seen).add(objectID);
  if (repeated.size === 0) return '';
  return `Several records have the same objectID, and only the last of them would be kept: ${listSome([...repeated])}.
Give each record an objectID of its own.`;
}

function describeOversized(records: SearchRecord[]): string {
  const oversized = measureRecords(records).filter(({bytes}) => bytes > recordLimits.always);
  if (oversized.length === 0) return '';
  const named = oversized.map(({objectID, bytes}) => `${objectID} (${formatBytes(bytes)})`);
  return `No Algolia plan accepts records above ${formatBytes(recordLimits.always)}: ${listSome(named)}.
Split that text with headings or paragraphs.`;
}

export function measureRecords(records: SearchRecord[]): RecordSize[] {
  return records.map((record) => ({objectID: record.objectID, bytes: measureRecord(record)}));
}

/** The API takes 10 MB at once; the rest is for what surrounds the records. */
const batchLimits = {records: 1000, bytes: 9_000_000};

/** Size of a record as it is sent. */
export function measureRecord(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Cuts the records into what one request may carry, in their order. */
export function buildBatches(records: SearchRecord[], limits = batchLimits): SearchRecord[][] {
  const batches: SearchRecord[][] = [];
  let bytes = 0;
  for (const record of records) {
    const size = measureRecord(record);
    const last = batches.at(-1);
    if (last && last.length < limits.records && bytes + size <= limits.bytes) {
      last.push(record);
      bytes += size;
    } else {
      batches.push([record]);
      bytes = size;
    }
  }
  return batches;
}
