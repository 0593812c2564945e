import {describe, expect, it} from 'vitest';
import {parsePage} from './builtPage.ts';

describe('the route of a file', () => {
  it.each([
    ['index.html', '/'],
    ['docs/clients.html', '/docs/clients'],
    ['docs/index.html', '/docs'],
    ['docs/reindex.html', '/docs/reindex'],
    ['404.html', '/404'],
  ])('%s is %s', (file, route) => {
    expect(parsePage(file, '').route).toBe(route);
  });
});

it('collects ids and the addresses of links as they are written', () => {
  const page = parsePage(
    'a.html',
    '<main id="main"><h2 id="search">Search</h2><a href="/b?x=1&amp;y=2#z">B</a><a href="">Top</a></main>',
  );
  expect([...page.ids]).toEqual(['main', 'search']);
  expect(page.links).toEqual(['/b?x=1&y=2#z', '']);
});

it('takes neither stylesheets nor anchors without an address for links', () => {
  expect(parsePage('a.html', '<link rel="stylesheet" href="/a.css"><a id="top">Top</a>').links).toEqual([]);
});

it('reads what the head says about the page', () => {
  const head =
    '<link rel="canonical" href="https://example.org/a"><meta name="robots" content="noindex, nofollow"><meta property="article:modified_time" content="2024-05-01T10:00:00Z">';
  expect(parsePage('a.html', head)).toMatchObject({
    canonical: 'https://example.org/a',
    isIndexed: false,
    modified: '2024-05-01T10:00:00Z',
  });
});

it('is indexed and has neither address nor date when the head says nothing', () => {
  const page = parsePage('a.html', '<title>A</title>');
  expect(page.isIndexed).toBe(true);
  expect(page).not.toHaveProperty('canonical');
  expect(page).not.toHaveProperty('modified');
});

it('has what search needs, and what is inline and not known', () => {
  const page = parsePage('a.html', '<title>A</title><main><h1>A</h1><p style="color:red">Text.</p></main>');
  expect(page.search.records.map(({content}) => content)).toEqual([null, 'Text.']);
  expect(page.unknown).toEqual(['<p style="color:red">']);
});

it('counts images as links, so that a missing one is found', () => {
  expect(parsePage('a.html', '<img src="/missing.png"><a href="/b">B</a>').links).toEqual(['/missing.png', '/b']);
});
