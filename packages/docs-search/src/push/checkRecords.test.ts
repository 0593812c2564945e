import {expect, it} from 'vitest';
import {checkRecords, findLargeRecords} from './checkRecords.ts';
import {buildRecord, buildRecords} from './testRecords.ts';

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
  expect(findLargeRecords([buildRecord('cjk', {content: '漢'.repeat(4000)}), long('ascii', 4000)])).toEqual([
    {objectID: 'cjk', bytes: expect.any(Number) as number},
  ]);
});
