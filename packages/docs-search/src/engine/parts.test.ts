import {describe, expect, it} from 'vitest';
import {extractSite} from '../extract/extractRecords.ts';
import {addPart} from './addPart.ts';
import {createIndex, readPart, unpackPlaces} from './parts.ts';
import {groupPlaces} from './place.ts';
import {search} from './search.ts';
import {createSearchIndex} from './searchIndex.ts';

const records = extractSite([
  {route: '/specs/x', html: '<main><h1>X API</h1><h3 id="op">Send</h3><p>POST /1/x</p><p>Sends.</p></main>'},
  {
    route: '/docs/a',
    html: '<meta name="docsearch:lvl0" content="Guides"><main><h1>A</h1><h2 id="b">B</h2><p>One.</p><p>Two.</p><h3 id="c">C</h3></main>',
  },
]);

describe('createIndex', () => {
  it('puts guides before references', () => {
    expect(createIndex(records).map(({name, pages}) => [name, pages.map(({route}) => route)])).toEqual([
      ['guides', ['/docs/a']],
      ['references', ['/specs/x']],
    ]);
  });

  it('keeps all of a place through a file', () => {
    const places = createIndex(records).flatMap((part) => [...unpackPlaces(readPart(JSON.stringify(part)))]);
    expect(new Set(places)).toEqual(new Set(groupPlaces(records)));
  });
});

it('refuses a file of another version', () => {
  expect(() => readPart('{"format":0,"pages":[]}')).toThrowErrorMatchingInlineSnapshot(
    `[Error: The search index has format 0, this page reads format 1. Reload the page to update both.]`,
  );
  expect(() => readPart('{"format":1,"pa')).toThrow(SyntaxError);
});

it('answers from the parts that are there, and rests while it adds one', async () => {
  const [guides, references] = createIndex(records);
  const index = createSearchIndex();
  if (guides) await addPart(index, guides);
  expect([search(index, 'two').count, search(index, 'send').count]).toEqual([1, 0]);
  if (references) await addPart(index, references);
  expect(search(index, 'send').count).toBe(1);
});
