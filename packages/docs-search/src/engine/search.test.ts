import {describe, expect, it} from 'vitest';
import {search} from './search.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

const index = indexPages({
  '/docs/wait':
    '<meta name="docsearch:lvl0" content="Guides"><h1>Wait for a task</h1><p>Call waitForTask after a write.</p><h2 id="limits">Limits</h2><p>A task cannot be cancelled.</p>',
  '/docs/keys': '<h1>API keys</h1><h2 id="delete">Delete a key</h2><p>It stops working within seconds.</p>',
  '/docs/contributing/intro':
    '<meta name="docsearch:lvl0" content="Contributing"><h1>Contribute</h1><p>Open a pull request for a task.</p>',
  '/specs/search': `<h1>Search API</h1><h3 id="operation/getTask">Get the status</h3><p><b>GET</b> <code>/1/task/{taskID}</code></p>
    <ul><li id="s/facetFilters"><a href="#s/facetFilters">facetFilters</a> array <div>Conditions to meet.</div></li>
    <li id="s/minWordSizefor1Typo"><a href="#s/minWordSizefor1Typo">minWordSizefor1Typo</a> integer</li></ul>`,
});
const urls = (query: string, filters = {}) => search(index, query, filters).hits.map(({url}) => url);
const first = (query: string) => urls(query)[0];

describe('search', () => {
  it('finds identifiers whole, split and with typing errors', () => {
    expect(['facetFilters', 'facet filters', 'facetfilter', 'facetFliters', 'facetFil'].map(first)).toEqual(
      Array(5).fill('/specs/search#s/facetFilters'),
    );
    expect(['minWordSizefor1Typo', 'min word size for 1 typo'].map(first)).toEqual(
      Array(2).fill('/specs/search#s/minWordSizefor1Typo'),
    );
    expect(['waitForTask', 'wait for task', 'how do I wait for a task?'].map(first)).toEqual(Array(3).fill('/docs/wait'));
  });

  it('finds operations by path, method and name', () => {
    expect(['/1/task', 'GET /1/task/{taskID}', '/1/task/42', 'getTask'].map(first)).toEqual(
      Array(4).fill('/specs/search#operation/getTask'),
    );
  });

  it('finds an operation by an address whose host has words of other pages', () => {
    expect(first('https://keys.delete.seconds.algolia.com/1/task/42')).toBe('/specs/search#operation/getTask');
  });

  it('finds the beginning of the last word', () => {
    expect(first('limi')).toBe('/docs/wait#limits');
  });

  it('finds synonyms', () => {
    expect(first('remove token')).toBe('/docs/keys#delete');
  });

  it('keeps to the filters', () => {
    expect(urls('task', {area: 'Contributing'})).toEqual(['/docs/contributing/intro']);
    expect(urls('task', {language: 'fr'})).toEqual([]);
    expect(urls('task', {docusaurus_tag: ['other', 'default']}).length).toBeGreaterThan(1);
    expect(urls('task', {docusaurus_tag: ['other']})).toEqual([]);
  });

  it('counts answers by area, also those of areas that the filter leaves out', () => {
    const {areas, count} = search(index, 'task', {area: 'Contributing'});
    expect(areas).toMatchObject({Contributing: 1, 'Search API': 1});
    expect(count).toBe(1);
  });

  it('counts all answers and gives as many as asked for', () => {
    const {count, hits} = search(index, 'task', {}, 1);
    expect(count).toBeGreaterThan(1);
    expect(hits).toHaveLength(1);
  });

  it('gives the text that answers best, with what matches in each text', () => {
    const [hit] = search(index, 'cancelled task').hits;
    expect(hit).toMatchObject({url: '/docs/wait#limits', content: 'A task cannot be cancelled.', address: null});
    expect(hit?.matches).toEqual({
      hierarchy: {lvl1: [[11, 15]]},
      path: [],
      content: [
        [2, 6],
        [17, 26],
      ],
    });
  });

  it('gives method and path of an operation', () => {
    expect(search(index, 'getTask').hits[0]?.address).toEqual({method: 'GET', path: '/1/task/{taskID}'});
  });

  it('finds words that other products use', () => {
    expect(first('revoke key')).toBe('/docs/keys#delete');
  });

  it('finds nothing for a word that is nowhere, not even without its last letter, and says so', () => {
    const {count, unknown} = search(index, 'tasq kubernetes');
    expect({count, unknown}).toEqual({count: 0, unknown: ['tasq', 'kubernetes']});
    expect(search(index, 'waits').unknown).toEqual([]);
  });

  it('finds the known words of a query beside one that is nowhere', () => {
    const {hits, unknown} = search(index, 'limits of kubernetes');
    expect(hits[0]?.url).toBe('/docs/wait#limits');
    expect(unknown).toEqual(['kubernetes']);
  });

  it('finds nothing for nothing', () => {
    expect(['', '   ', '?!', '👋', 'zzzzzz'].map((query) => search(index, query).count)).toEqual([0, 0, 0, 0, 0]);
  });
});
