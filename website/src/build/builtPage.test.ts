import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {parsePage, readPages} from './builtPage.ts';

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

it('reads the pages of a folder in order and leaves other files out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-page-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'docs'));
  for (const file of ['index.html', 'docs/b.html', 'docs/a.html', 'docs/a.txt'])
    writeFileSync(path.join(folder, file), `<p>${file}</p>`);
  expect((await readPages(folder)).map(({route, html}) => [route, html])).toEqual([
    ['/docs/a', '<p>docs/a.html</p>'],
    ['/docs/b', '<p>docs/b.html</p>'],
    ['/', '<p>index.html</p>'],
  ]);
});

it('counts images as links, so that a missing one is found', () => {
  expect(parsePage('a.html', '<img src="/missing.png"><a href="/b">B</a>').links).toEqual(['/missing.png', '/b']);
});
