import {expect, it} from 'vitest';
import {search} from './search.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

const ranking = (query: string, pages: Record<string, string>) => search(indexPages(pages), query).hits.map(({url}) => url);

it('ranks a title before a heading before a text', () => {
  expect(
    ranking('replica', {
      '/docs/c': '<h1>C</h1><p>An index may have a replica.</p>',
      '/docs/b': '<h1>B</h1><h2 id="replica">Replica</h2>',
      '/docs/a': '<h1>Replica</h1>',
    }),
  ).toEqual(['/docs/a', '/docs/b#replica', '/docs/c']);
});

it('ranks a place with all words before one with some', () => {
  expect(
    ranking('copy rules', {
      '/docs/a': '<h1>Copy</h1>',
      '/docs/b': '<h1>More</h1><p>Copy the rules.</p>',
      '/docs/c': '<h1>Rules</h1>',
    })[0],
  ).toBe('/docs/b');
});

it('ranks the words as they were typed before the same words apart', () => {
  expect(
    ranking('not allowed with this key', {
      '/docs/a': '<h1>A</h1><p>This key is allowed. With another it is not.</p>',
      '/docs/b': '<h1>B</h1><p>Not allowed with this key.</p>',
    })[0],
  ).toBe('/docs/b');
});

it('takes the words as they were typed in a title, too', () => {
  expect(
    ranking('wait for a task', {
      '/docs/a': '<h1>A task to wait for</h1>',
      '/docs/b': '<h1>How programs wait for a task</h1>',
    })[0],
  ).toBe('/docs/b');
});

it('ranks what is linked to before what is not', () => {
  const field = (id: string) => `<ul><li id="${id}"><a href="#${id}">userToken</a> string</li></ul>`;
  expect(
    ranking('userToken', {
      '/specs/a': `<h1>A</h1>${field('x')}`,
      '/specs/b': `<h1>B</h1><p>See <a href="#y">it</a>.</p>${field('y')}`,
    })[0],
  ).toBe('/specs/b#y');
});
