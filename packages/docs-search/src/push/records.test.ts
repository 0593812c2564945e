import {expect, it} from 'vitest';
import {buildRecord, buildRecords} from './__fixtures__/testRecords.ts';
import {buildBatches, checkRecords, findLargeRecords, measureRecord} from './records.ts';

const long = (objectID: string, length: number) => buildRecord(objectID, {content: 'x'.repeat(length)});

it('takes ordinary records', () => {
  expect(() => checkRecords(buildRecords(3, 'a'))).not.toThrow();
});

it('refuses an empty list', () => {
  expect(() => checkRecords([])).toThrowErrorMatchingInlineSnapshot(`
    [Error: There are no records to push. A push without records would leave the site's search empty.
    Build the site first, and check whether its pages are marked as noindex.]
  `);
});

it('names all duplicates and all records that are too large in one error', () => {
  const records = [...buildRecords(8, 'a'), ...buildRecords(7, 'a'), long('huge', 100_000)];
  expect(() => checkRecords(records)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The records cannot be pushed. Nothing was sent.
    Several records have the same objectID, and only the last of them would be kept: a0, a1, a2, a3, a4 and 2 more.
    Give each record an objectID of its own.
    No Algolia plan accepts records above 100.0 KB: huge (100.3 KB).
    Split that text with headings or paragraphs.]
  `);
});

it('counts bytes and not characters', () => {
  const large = findLargeRecords([buildRecord('cjk', {content: '漢'.repeat(4000)}), long('ascii', 4000)]);
  expect(large.map(({objectID}) => objectID)).toEqual(['cjk']);
});

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
