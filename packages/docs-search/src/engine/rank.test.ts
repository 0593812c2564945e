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

it('ranks the page on something before a section of that title that says more', () => {
  expect(
    ranking('secured keys', {
      '/docs/a': '<h1>Migrate</h1><h2 id="keys">Secured keys</h2><p>How to build secured keys.</p>',
      '/docs/b': '<h1>Secured keys</h1><p>Limit a search.</p>',
    })[0],
  ).toBe('/docs/b');
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

it('finds other forms of a word, and ranks the word itself before them', () => {
  const pages = {'/docs/a': '<h1>Compress</h1>', '/docs/b': '<h1>Compressing</h1>', '/docs/c': '<h1>Compression</h1>'};
  expect(ranking('compressing', pages)[0]).toBe('/docs/b');
  expect(ranking('compressed', pages)).toHaveLength(3);
});

const reference = (fields: string[]): string =>
  `<h1>Search API</h1>${fields.map((name) => `<ul><li id="s/${name}"><a href="#s/${name}">${name}</a> string <div>Wait for the task, wait for each task.</div></li></ul>`).join('')}`;

it('ranks a guide with the query as its title before fields that repeat the words, and the field first for its name', () => {
  const pages = {
    '/specs/search': reference(['waitTask', 'taskWait', 'waitForTask']),
    '/docs/wait': '<meta name="docsearch:lvl0" content="Guides"><h1>Wait for tasks</h1><p>Call it after a write.</p>',
  };
  expect(ranking('wait for a task', pages)[0]).toBe('/docs/wait');
  expect(ranking('waitForTask', pages)[0]).toBe('/specs/search#s/waitForTask');
});

it('keeps the number of identifiers', () => {
  const pages = {'/specs/a': reference(['saveObject', 'saveObjects'])};
  expect(ranking('saveObjects', pages)[0]).toBe('/specs/a#s/saveObjects');
  expect(ranking('saveObject', pages)[0]).toBe('/specs/a#s/saveObject');
});

/** Pages of other words, so that a word that one page has is rare. */
const otherPages = (text: (page: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({length: 300}, (_, page) => [`/docs/other${page}`, `<h1>Other</h1><p>${text(page)}</p>`]));

it('ranks what has most of the query before what has its one rare word', () => {
  const pages = {
    '/docs/rare': '<h1>Obscure</h1>',
    '/docs/all': '<h1>Delete a record</h1><p>By a filter.</p>',
    ...otherPages((page) => (page % 8 === 0 ? 'Delete it, record it, filter it.' : 'Text.')),
  };
  expect(ranking('delete obscure record filter', pages)[0]).toBe('/docs/all');
});

it('finds the entry of a status code whatever words surround it', () => {
  const pages = {
    '/docs/save': '<h1>Saving a record</h1><p>Getting a record, then saving a record.</p>',
    '/specs/a': '<h1>A</h1><ul><li id="error/403"><a href="#error/403">403</a> The key lacks a right.</li></ul>',
    ...otherPages((page) => (page % 8 === 0 ? 'Saving a record.' : 'Text.')),
  };
  expect(ranking('why am I getting a 403 when saving a record', pages)[0]).toBe('/specs/a#error/403');
});

it('finds exactly the operation of a path with its method first', () => {
  const operation = (id: string, title: string, address: string): string =>
    `<h3 id="operation/${id}">${title}</h3><p>${address}</p>`;
  const page = [
    operation('getIndexSettings', 'Get the index settings of indexes', 'GET /1/indexes/{indexName}/settings'),
    operation('addIndex', 'Add', 'POST /1/indexes'),
    operation('list', 'List', 'GET /1/indexes'),
  ];
  expect(ranking('GET /1/indexes', {'/specs/a': `<h1>A</h1>${page.join('')}`})[0]).toBe('/specs/a#operation/list');
});

it('finds the operation of a path with an ID whose letters are on other pages', () => {
  const pages = {
    '/specs/a': '<h1>A</h1><h3 id="operation/restore">Bring it back</h3><p>POST /1/keys/{key}/restore</p>',
    ...otherPages((page) => (page === 1 ? 'a 1 b 2 c 3 d 4 e 5 f 6' : 'Text.')),
  };
  expect(ranking('/1/keys/a1b2c3d4e5f6/restore', pages)[0]).toBe('/specs/a#operation/restore');
});

it('leans to what can go wrong when somebody asks why, names an error or says that something is not there', () => {
  const section = (title: string): string => `<h2 id="x">${title}</h2><p>The index has no record of it.</p>`;
  const guide = (title: string): string => `<meta name="docsearch:lvl0" content="Guides"><h1>Guide</h1>${section(title)}`;
  const pages = {'/docs/a': guide('What to do first'), '/docs/b': guide('What can go wrong')};
  const problems = [
    'why has my index no record',
    'IndexError of a record',
    'record is not there',
    'nothing but a record',
    'record 503',
  ];
  for (const problem of problems) expect(ranking(problem, pages)[0], problem).toBe('/docs/b#x');
  expect(ranking('index without record', pages)[0]).toBe('/docs/a#x');
});

it('finds a reason before something to call when somebody asks why', () => {
  const text = '<p>Searches have no results after the limit.</p>';
  const pages = {
    '/specs/a': `<h1>A</h1><h3 id="operation/list">List</h3><p>GET /2/list</p>${text}`,
    '/specs/b': `<h1>B</h1><h3 id="field">Field</h3>${text}`,
  };
  expect(ranking('searches have no results', pages)[0]).toBe('/specs/a#operation/list');
  expect(ranking('why do searches have no results', pages)[0]).toBe('/specs/b#field');
});

it('takes a question for what it asks, not for its question words', () => {
  const pages = {
    '/docs/a': '<h1>How it works</h1><p>How you can do it.</p>',
    '/docs/b': '<h1>Export</h1><p>Records of an index.</p>',
  };
  expect(ranking('how can I do an export', pages)).toEqual(['/docs/b']);
});

it('leans to parameters and settings before other fields when somebody describes what to do', () => {
  const field = (id: string) => `<ul><li id="${id}"><a href="#${id}">plurals</a> string: words in the plural</li></ul>`;
  const pages = {
    '/specs/a': `<h1>A</h1>${field('schema/entries/plurals')}`,
    '/specs/b': `<h1>B</h1>${field('schema/searchParams/plurals')}`,
  };
  expect(ranking('words in plural', pages)[0]).toBe('/specs/b#schema/searchParams/plurals');
});

it('finds the guide on a single word first, in whatever form its title has the word', () => {
  const guide = '<meta name="docsearch:lvl0" content="Guides"><h1>Filtering</h1><p>Only some records.</p>';
  const pages = {
    '/specs/a': '<h1>A</h1><h2 id="top">Top filters</h2><p>Which filters people use. A filter.</p>',
    '/docs/b': guide,
  };
  expect(ranking('filter', pages)[0]).toBe('/docs/b');
  expect(ranking('top filters', pages)[0]).toBe('/specs/a#top');
});

it('finds a group of operations before its operations when somebody names the thing, and the operation for what it does', () => {
  const group = '<h2 id="tag/Segments">Segments</h2><p>Users with something in common.</p>';
  const operation =
    '<h3 id="operation/deleteSegment">Delete a segment</h3><p>Deletes a segment for good. The segment is lost.</p>';
  const pages = {'/specs/a': `<h1>A</h1>${operation}`, '/specs/b': `<h1>B</h1>${group}`};
  expect(ranking('segments of users', pages)[0]).toBe('/specs/b#tag/Segments');
  expect(ranking('audience cohort', pages)[0]).toBe('/specs/b#tag/Segments');
  expect(ranking('delete segment', pages)[0]).toBe('/specs/a#operation/deleteSegment');
});
