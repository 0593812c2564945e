import {expect, it} from 'vitest';
import {parseHtml} from './htmlTree.ts';
import {readLinks, weighRecords} from './links.ts';
import {extractRecords} from './extractRecords.ts';

it('reads the links of the text within the site, from the root', () => {
  const html = `<nav><a href="/menu">Menu</a></nav><p><a href="/docs/a#b">A</a> <a href="#c">C</a> <a href="../d">D</a>
    <a href="https://other.example/">Other</a> <a href="http://[bad">Bad</a></p>
    <ul><li id="field"><a href="#field">field</a></li></ul><a href="#c" data-copy-link="">#</a>`;
  expect(readLinks(parseHtml(html), '/specs/search')).toEqual([
    {from: '/specs/search', to: '/docs/a#b'},
    {from: '/specs/search', to: '/specs/search#c'},
    {from: '/specs/search', to: '/d'},
  ]);
});

it('ranks a record by the links to it, on top of what its page asks for', () => {
  const records = extractRecords('<meta name="docsearch:page_rank" content="2"><main><h1>A</h1><h2 id="b">B</h2></main>', '/a');
  const ranked = weighRecords(records, [
    {from: '/a', to: '/a#b'},
    {from: '/a', to: '/a#b'},
    {from: '/a', to: '/other'},
  ]);
  expect(ranked.map(({url, weight}) => [url, weight.pageRank])).toEqual([
    ['/a', 2],
    ['/a#b', 4],
  ]);
});

it('ranks all places of a page a little higher when other pages link to it', () => {
  const records = extractRecords('<main><h1>A</h1></main>', '/a');
  const rankFrom = (from: string) => {
    const links = Array.from({length: 20}, () => ({from, to: '/a#b'}));
    return weighRecords(records, links)[0]?.weight.pageRank;
  };
  expect(rankFrom('/other')).toBe(2);
  expect(rankFrom('/a')).toBe(0);
});
