import {describe, expect, it} from 'vitest';
import {parsePage} from './builtPage.ts';
import {checkLinks} from './checkLinks.ts';

const files = new Set(['index.html', 'docs/search.html', 'docs.html', 'mark.svg', 'specs/search.json', 'files/a b.txt']);

/** Checks a site of three pages, where `/docs/search` has the given links. */
function check(...links: string[]): void {
  const html = links.map((link) => `<a href="${link}">Link</a>`).join('');
  checkLinks(
    [
      parsePage('index.html', '<h2 id="apis">APIs</h2>'),
      parsePage('docs.html', ''),
      parsePage('docs/search.html', `<h2 id="filters">Filters</h2><h2 id="größe">Größe</h2>${html}`),
    ],
    files,
  );
}

it('lists all broken links, page by page, in one error', () => {
  const pages = [
    parsePage('index.html', '<h2 id="apis">APIs</h2><a href="/docs/serach">Search</a><a href="/docs#install">Install</a>'),
    parsePage('docs.html', '<a href="./install.mdx#java">Install</a><a href="#top">Top</a><a href="/#apis">APIs</a>'),
  ];
  expect(() => checkLinks(pages, files)).toThrowErrorMatchingInlineSnapshot(`
    [Error: 4 broken links on 2 pages:
    /
      /docs/serach: broken link, there is no such page or file
      /docs#install: broken anchor, /docs has no element with the id "install"
    /docs
      ./install.mdx#java: broken Markdown link, there is no such file
      #top: broken anchor, /docs has no element with the id "top"
    Fix the address, or add the page or heading it names.]
  `);
});

it('lists a link once, however often the page has it', () => {
  expect(() => check('/nowhere', '/nowhere')).toThrow(
    '1 broken link on 1 page:\n/docs/search\n  /nowhere: broken link, there is no such page or file\n',
  );
});

describe('a link is accepted when it leads to', () => {
  it.each([
    ['another site', 'https://example.org/nowhere#top'],
    ['another site with the same protocol', '//example.org/nowhere'],
    ['a mail address', 'mailto:docs@example.org'],
    ['a phone', 'tel:+123'],
    ['a file', '/mark.svg'],
    ['a file with a space', '/files/a%20b.txt'],
    ['a page', '/docs'],
    ['the home page', '/'],
    ['a heading of its own page', '#filters'],
    ['a heading with letters beyond English', '#gr%C3%B6%C3%9Fe'],
    ['a heading of another page', '/#apis'],
    ['the top of its page', '#'],
    ['a page with a query', '/docs/search?language=java#filters'],
    ['a page beside it', 'search'],
    ['a page above it', '../docs'],
    ['an .html address', '/docs/search.html#filters'],
    ['an index.html address', '/index.html'],
    ['an address with a slash at its end', '/docs/'],
    ['a Markdown file of another site', 'https://example.org/readme.md'],
  ])('%s: %s', (_, link) => {
    expect(() => check(link)).not.toThrow();
  });
});

describe('a link is broken when it leads to', () => {
  it.each([
    ['a missing page', '/docs/serach', 'there is no such page'],
    ['a missing .html page', '/docs/serach.html', 'there is no such page'],
    ['a missing file', '/specs/serach.json', 'there is no such page'],
    ['a missing heading', '/docs/search#filter', 'has no element with the id "filter"'],
    ['a missing heading of its own page', '#filter', 'has no element with the id "filter"'],
    ['a Markdown file', './install.mdx', 'broken Markdown link, there is no such file'],
    ['an .md file with a hash', '../install.md#java', 'broken Markdown link, there is no such file'],
    ['an address that cannot be decoded', '/docs/%E0%A4%A', 'there is no such page'],
  ])('%s: %s', (_, link, reason) => {
    expect(() => check(link)).toThrow(reason);
  });
});
