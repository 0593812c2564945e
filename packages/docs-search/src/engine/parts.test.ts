import {describe, expect, it} from 'vitest';
import {extractSite} from '../extract/extractRecords.ts';
import {addPart} from './addPart.ts';
import {createIndex, type PackedPage, readPages, unpackPlaces, writePart} from './parts.ts';
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

  it.each([1, 7, 1000])('keeps all of a place through a file that arrives in pieces of %i characters', async (length) => {
    const pages = await Promise.all(createIndex(records).map((part) => readAll(cut(writePart(part), length))));
    const places = pages.flat().flatMap((page) => [...unpackPlaces(page)]);
    expect(new Set(places)).toEqual(new Set(groupPlaces(records)));
  });
});

describe('readPages', () => {
  it('gives a page before the next one has arrived', async () => {
    const [first = ''] = writePart({name: 'x', pages: createIndex(records).flatMap(({pages}) => pages)}).split(
      /(?<=\n)(?=,.*specs)/,
    );
    const endless = async function* (): AsyncGenerator<string> {
      yield first;
      await new Promise(() => {});
    };
    expect((await readPages(endless()).next()).value).toMatchObject({route: '/docs/a'});
  });

  it('refuses a file of another version, and one that is not whole', async () => {
    await expect(readAll(['[{"format":0}\n]'])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The search index has format 0, this page reads format 2. Reload the page to update both.]`,
    );
    await expect(readAll(['[{"format":2}\n,{"rou'])).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The search index is incomplete. Reload the page to load it again.]`,
    );
  });
});

it('writes parts as JSON', () => {
  for (const part of createIndex(records)) expect(JSON.parse(writePart(part))).toEqual([{format: 2}, ...part.pages]);
});

async function readAll(pieces: string[]): Promise<PackedPage[]> {
  const pages: PackedPage[] = [];
  for await (const page of readPages(pieces)) pages.push(page);
  return pages;
}

function cut(text: string, length: number): string[] {
  return Array.from({length: Math.ceil(text.length / length)}, (_, piece) => text.slice(piece * length, (piece + 1) * length));
}

it('answers from the parts that are there, and rests while it adds one', async () => {
  const [guides, references] = createIndex(records).map(writePart);
  const index = createSearchIndex();
  if (guides) await addPart(index, [guides]);
  expect([search(index, 'two').count, search(index, 'send').count]).toEqual([1, 0]);
  if (references) await addPart(index, [references]);
  expect(search(index, 'send').count).toBe(1);
});
