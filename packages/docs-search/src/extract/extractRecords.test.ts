import {describe, expect, it} from 'vitest';
import {extractRecords, extractSite} from './extractRecords.ts';

const shown = (html: string, route = '/docs/clients/guides/copy') =>
  extractRecords(`<main>${html}</main>`, route).map(({type, anchor, content}) => [type, anchor, content]);

describe('extractRecords', () => {
  it('makes a record in the shape of DocSearch', () => {
    expect(extractRecords('<main><h1>Copy</h1><h2 id="rename">Rename</h2><p>Move it.</p></main>', '/docs/copy').at(-1)).toEqual({
      objectID: '/docs/copy#rename:2',
      type: 'content',
      url: '/docs/copy#rename',
      url_without_anchor: '/docs/copy',
      anchor: 'rename',
      content: 'Move it.',
      hierarchy: {lvl0: 'Copy', lvl1: 'Copy', lvl2: 'Rename', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      language: 'en',
      version: 'current',
      docusaurus_tag: 'default',
      weight: {pageRank: 0, level: 0, position: 2},
    });
  });

  it('gives an operation its method and path', () => {
    expect(
      shown('<h3 id="op">Send events</h3><p><b>POST</b> <code>/1/events</code> <button>Copy</button></p><p>Sends.</p>'),
    ).toEqual([
      ['lvl3', 'op', 'POST /1/events'],
      ['content', 'op', 'Sends.'],
    ]);
  });

  it('makes one record of a field and its description, under the fields around it', () => {
    const html = `<h1>API</h1><h3 id="op">Send</h3><ul><li id="a"><a href="#a">events</a> array <div>All events.</div>
      <ul><li id="b"><a href="#b">kind</a> string<ul><li><code>view</code> saw it</li></ul></li></ul></li></ul>`;
    const records = extractRecords(`<main>${html}</main>`, '/specs/x');
    expect(records.slice(2).map(({type, content, hierarchy}) => [type, content, hierarchy.lvl4, hierarchy.lvl5])).toEqual([
      ['lvl4', 'array All events.', 'events', null],
      ['lvl5', 'string', 'events', 'kind'],
      ['content', 'view saw it', 'events', 'kind'],
    ]);
  });

  it('goes back to the section after a field', () => {
    expect(shown('<h2 id="s">S</h2><ul><li id="a"><a href="#a">a</a> number</li></ul><p>After.</p>').at(-1)).toEqual([
      'content',
      's',
      'After.',
    ]);
  });

  it('keeps names in code that the page has not shown before', () => {
    const html = '<h2 id="s">S</h2><pre>saveObject(taskID)</pre><pre>saveObject(indexName)</pre>';
    expect(shown(html).slice(1)).toEqual([
      ['content', 's', 'saveObject, taskID'],
      ['content', 's', 'indexName'],
    ]);
  });

  it('keeps a repeated text once', () => {
    expect(shown('<p>Checked</p><p>Checked</p>')).toEqual([['content', null, 'Checked']]);
  });

  it('takes the title of a page outside of the areas as its area', () => {
    expect(extractRecords('<main><h1>Search API</h1></main>', '/specs/search')[0]?.hierarchy).toMatchObject({
      lvl0: 'Search API',
      lvl1: 'Search API',
    });
  });

  it('calls a page as it wants to be called', () => {
    const html = '<meta name="docsearch:lvl1" content="PHP migration guide"><main><h1>PHP</h1><p>Text.</p></main>';
    expect(extractRecords(html, '/docs/php').map(({hierarchy}) => hierarchy.lvl1)).toEqual(Array(2).fill('PHP migration guide'));
  });

  it('skips a page that asks not to be indexed, and a copy of another page', () => {
    expect(extractRecords('<meta name="robots" content="noindex"><main><h1>Search</h1></main>', '/search')).toEqual([]);
    expect(extractRecords('<link rel="canonical" href="https://x.example/docs/a"><main><h1>A</h1></main>', '/docs')).toEqual([]);
  });

  it('keeps levels within six', () => {
    const deep = ['a', 'b', 'c', 'd', 'e', 'f'].reduceRight(
      (inner, id) => `<ul><li id="${id}"><a href="#${id}">${id}</a> x${inner}</li></ul>`,
      '',
    );
    expect(shown(`<h1>P</h1><h3 id="o">O</h3>${deep}`).map(([type]) => type)).toEqual([
      'lvl1',
      'lvl3',
      'lvl4',
      'lvl5',
      'lvl6',
      'lvl6',
      'lvl6',
      'lvl6',
    ]);
  });
});

it('extracts a site with its links counted', () => {
  const pages = [
    {route: '/docs/a', html: '<main><h1>A</h1><p>See <a href="/docs/b">B</a>.</p></main>'},
    {route: '/docs/b', html: '<main><h1>B</h1></main>'},
  ];
  expect(extractSite(pages).map(({url, weight}) => [url, weight.pageRank])).toEqual([
    ['/docs/a', 0],
    ['/docs/a', 0],
    ['/docs/b', 1],
  ]);
});
