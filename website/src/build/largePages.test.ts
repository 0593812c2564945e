import {expect, it} from 'vitest';
import {findLargePages, markLargeLinks} from './largePages.ts';

const large = new Set(['/specs/search']);

it('takes a page of more than 300 KiB of HTML as large', () => {
  const pages = [
    {route: '/specs/search', html: 'a'.repeat(300 * 1024 + 1)},
    {route: '/docs', html: 'a'.repeat(300 * 1024)},
  ];
  expect(findLargePages(pages)).toEqual(large);
});

it.each(['/specs/search', '/specs/search#operation/searchSingleIndex', '/specs/search?language=java'])(
  'marks a link to %s',
  (href) => {
    expect(markLargeLinks(`<a class="card" href="${href}">Search</a>`, large)).toBe(
      `<a data-large-page class="card" href="${href}">Search</a>`,
    );
  },
);

it.each([
  '<a href="/specs/searching">Another page</a>',
  '<a href="https://example.org/specs/search">Another site</a>',
  '<a href="#schemas">This page</a>',
  '<article><p href="/specs/search">No link</p></article>',
])('leaves %s as it is', (html) => {
  expect(markLargeLinks(html, large)).toBe(html);
});
