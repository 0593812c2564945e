import {expect, it} from 'vitest';
import {createResult} from './documentResult.ts';
import {wordSummary} from './wordSummary.ts';

it('says what became of all documents, the same errors together', () => {
  const failures = {'ids that a page has twice': {count: 3, examples: ['/#a', '/#b']}};
  const results = [
    {
      ...createResult('a.json', 'rendered'),
      operations: 5,
      pages: 2,
      seconds: 1.25,
      peakMiB: 300,
      htmlBytes: 3 * 1024 ** 2,
      failures,
    },
    createResult('b.json', 'failed', 'build: Cannot read "x" of 17'),
    createResult('c.json', 'failed', 'build: Cannot read "y" of 4'),
    createResult('d.json', 'endless', 'contract: not done after 120 s'),
  ];
  const bars = [{what: 'documents lost', value: 3, limit: 0}];
  expect(wordSummary(results, bars, (file) => file.replace('.json', ''))).toMatchInlineSnapshot(`
    "4 documents: 1 rendered, 0 refused, 2 failed, 1 endless, 0 huge
    5 operations on 2 pages, in 1 s: 3 MiB of HTML, 0 MiB of Markdown, 0 MiB of contracts

    2 failed, build: Cannot read "…" of N
      b
      c

    1 endless, contract: not done after N s
      d

    3 ids that a page has twice, in 1 documents
      a (3): /#a

    Slowest
      1.3 s  a
      0 s  b
      0 s  c
      0 s  d

    Most memory
      300 MiB  a
      0 MiB  b
      0 MiB  c
      0 MiB  d

    MISSED  documents lost: 3 (at most 0)"
  `);
});
