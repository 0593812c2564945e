import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Place} from './place.ts';
import {search} from './search.ts';
import {addPlace, createSearchIndex} from './searchIndex.ts';
import {readWords} from './terms.ts';
import {indexPages} from './testIndex.ts';

const anyText = fc.string({unit: 'grapheme', minLength: 1, maxLength: 200});
const otherPages = {
  '/docs/a': '<h1>Wait for a task</h1><p>Call waitForTask.</p>',
  '/specs/b': '<h1>B</h1><h3 id="op">Send</h3><p>POST /1/b</p>',
};

function placeWith(text: string): Place {
  const hierarchy = {lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    url: '/x',
    type: 'lvl1',
    hierarchy,
    address: null,
    texts: [text],
    language: 'en',
    version: '1',
    docusaurus_tag: 'default',
    pageRank: 0,
  };
}

describe('search', () => {
  it('finds any text by its own words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(readWords(text).length > 0);
        const index = createSearchIndex();
        addPlace(index, placeWith(text));
        expect(search(index, text).hits.map(({url}) => url)).toEqual(['/x']);
      }),
    );
  });

  it('never throws, and marks ranges within the texts', () => {
    const index = indexPages(otherPages);
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.constantFrom('.*+?^${}()|[]\\', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', '%E0%A4%A'),
        ),
        (query) => {
          for (const {content, matches} of search(index, query).hits) {
            for (const [start, end] of matches.content) expect(content?.slice(start, end)).not.toBe('');
          }
        },
      ),
    );
  });

  it.each(['a'.repeat(10_000), 'wait task '.repeat(1000), '/1/'.repeat(3000), '👋🏽'.repeat(2000), 'שלום '.repeat(2000)])(
    'is quick with 10,000 characters',
    (query) => {
      const index = indexPages(otherPages);
      const start = performance.now();
      search(index, query);
      expect(performance.now() - start).toBeLessThan(200);
    },
  );
});
