import {expect, it} from 'vitest';
import {buildBatches, measureRecord} from './batches.ts';
import {buildRecord, buildRecords} from './testRecords.ts';

it('cuts at 1,000 records and keeps the order', () => {
  const records = buildRecords(2001, 'a');
  const batches = buildBatches(records);
  expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 1]);
  expect(batches.flat()).toEqual(records);
});

it('cuts before the bytes of a batch exceed the limit', () => {
  const records = buildRecords(5, 'a');
  const [first] = records;
  const bytes = first ? measureRecord(first) * 2 : 0;
  expect(buildBatches(records, {records: 1000, bytes}).map((batch) => batch.length)).toEqual([2, 2, 1]);
});

it('keeps a batch of large records below what the API takes', () => {
  const records = Array.from({length: 300}, (_, index) => buildRecord(String(index), {content: 'é'.repeat(40_000)}));
  const sizes = buildBatches(records).map((batch) => Buffer.byteLength(JSON.stringify(batch)));
  expect(sizes.length).toBe(3);
  expect(Math.max(...sizes)).toBeLessThan(9_500_000);
});
