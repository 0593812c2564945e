import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Place} from './place.ts';
import {search} from './search.ts';
import {addPlace, createSearchIndex} from './searchIndex.ts';
import {readWords} from './terms.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

/** A hundred searches take a second, and ten on a busy machine. */
const timeout = 60_000;
const anyText = fc.string({unit: 'grapheme', minLength: 1, maxLength: 200});
/** Words of letters, longer than a typing error can hide, and one of them to search for. */
const textWithQuery = fc
  .tuple(fc.array(fc.stringMatching(/^[a-zA-Zäöüé]{4,12}$/), {minLength: 1, maxLength: 30}), fc.nat())
  .map(([words, position]) => ({text: words.join(' '), word: words[position % words.length] ?? ''}));
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
  it('finds any text by its own words', {timeout}, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(readWords(text).length > 0);
        const index = createSearchIndex();
        addPlace(index, placeWith(text));
        expect(search(index, text).hits.map(({url}) => url)).toEqual(['/x']);
      }),
    );
  });

  it('marks each word of a query that a text has, in ranges that are in order, apart and within the text', {timeout}, () => {
    fc.assert(
      fc.property(textWithQuery, ({text, word}) => {
        const index = createSearchIndex();
        addPlace(index, placeWith(text));
        const [hit] = search(index, word).hits;
        const ranges = hit?.matches.content ?? [];
        expect(ranges.length).toBeGreaterThan(0);
        ranges.forEach(([start, end], position) => {
          expect(start).toBeGreaterThanOrEqual(ranges[position - 1]?.[1] ?? 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        });
        const marked = ranges.map(([start, end]) => text.slice(start, end).toLowerCase());
        expect(marked.some((part) => part.includes(word.toLowerCase()))).toBe(true);
      }),
    );
  });

  it('never throws, whatever is typed', {timeout}, () => {
    const index = indexPages(otherPages);
    const odd = fc.constantFrom('.*+?^${}()|[]\\', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', '%E0%A4%A');
    fc.assert(fc.property(fc.oneof(anyText, odd), (query) => void search(index, query)));
  });

  it('reads the beginning of a pasted page, and is not stopped by the rest', () => {
    const index = indexPages(otherPages);
    const find = (query: string): string[] => search(index, query).hits.map(({url}) => url);
    const rest = 'zebra '.repeat(2000);
    expect(find(`waitForTask ${rest}`)).toEqual(['/docs/a']);
    expect(find(`${rest} waitForTask`)).toEqual([]);
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
