import type {SearchRecord} from '../searchRecord.ts';

/** The API takes 10 MB at once; the rest is for what surrounds the records. */
const defaultLimits = {records: 1000, bytes: 9_000_000};

/** Size of a record as it is sent. */
export function measureRecord(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Cuts the records into what one request may carry, in their order. */
export function buildBatches(records: SearchRecord[], limits = defaultLimits): SearchRecord[][] {
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
