import {describe, expect, it} from 'vitest';
import type {SiteFiles} from './finishSite.ts';
import {moveBelow, unknownOrigin} from './moveBelow.ts';

const origin = 'https://docs.example.org';

function move(html: string, options: {base?: string; origin?: string} = {}): string {
  const files: SiteFiles = new Map<string, string>([
    ['index.html', `<html lang="en">${html}</html>`],
    ['search.html', '<html lang="en"></html>'],
    ['tags/pets.html', '<html lang="en"></html>'],
    ['openapi.yml', ''],
    ['pets.md', ''],
  ]);
  const moved = moveBelow({base: '/api', origin, ...options}, files).get('index.html');
  return String(moved).replace(/^<html[^>]*>|<\/html>$/g, '');
}

describe('a site below a path of its host', () => {
  it.each([
    ['<a href="/search">', '<a href="/api/search">'],
    ['<a href="/search?q=a#b">', '<a href="/api/search?q=a#b">'],
    ['<a href="/">', '<a href="/api/">'],
    ['<a href="/#operation/a">', '<a href="/api/#operation/a">'],
    ['<a href="/tags/pets">', '<a href="/api/tags/pets">'],
    ['<a href="/openapi.yml">', '<a href="/api/openapi.yml">'],
    ['<form action="/search">', '<form action="/api/search">'],
    ['<img src="/openapi.yml">', '<img src="/api/openapi.yml">'],
    ['<button data-copy-file="/pets.md">', '<button data-copy-file="/api/pets.md">'],
    ['<p data-start="{&quot;route&quot;:&quot;/&quot;}">', '<p data-start="{&quot;route&quot;:&quot;/api/&quot;}">'],
  ])('has its addresses there: %s', (html, moved) => {
    expect(move(html)).toBe(moved);
  });

  it.each([
    '<a href="/elsewhere">',
    '<a href="#search">',
    '<a href="//host/search">',
    '<a href="https://example.com/search">',
    '<code>/search</code>',
    '<button data-copy-text="/search">',
    '<p data-check="{&quot;path&quot;:&quot;/pets/5&quot;}">',
  ])('leaves what is not its own: %s', (html) => {
    expect(move(html)).toBe(html);
  });

  it('tells its scripts where it is', () => {
    const moved = moveBelow({base: '/api', origin}, new Map([['index.html', '<html lang="en"></html>']]));
    expect(moved.get('index.html')).toBe('<html data-base="/api" lang="en"></html>');
  });

  it('has full addresses there, in texts, too', () => {
    const moved = moveBelow({base: '/api', origin}, new Map([['llms.txt', `See ${origin}/pets.md.`]]));
    expect(moved.get('llms.txt')).toBe(`See ${origin}/api/pets.md.`);
    expect(move(`<link rel="canonical" href="${origin}/search">`)).toBe(`<link rel="canonical" href="${origin}/api/search">`);
  });

  it('has the same scripts: pages say what must be in them', () => {
    const script = `fetch("${origin}/search")`;
    expect(moveBelow({base: '/api', origin}, new Map([['assets/a.js', script]])).get('assets/a.js')).toBe(script);
  });
});

it('is left alone at the root of its host', () => {
  const files: SiteFiles = new Map([['index.html', '<html lang="en"><a href="/search"></html>']]);
  expect(moveBelow({base: '', origin}, files)).toBe(files);
});

describe('a site whose origin is not known', () => {
  it('has paths for full addresses', () => {
    const html = `<link rel="canonical" href="${unknownOrigin}/search">`;
    expect(move(html, {origin: unknownOrigin, base: ''})).toBe('<link rel="canonical" href="/search">');
    expect(move(html, {origin: unknownOrigin})).toBe('<link rel="canonical" href="/api/search">');
  });
});
