import {afterEach, describe, expect, it, vi} from 'vitest';
import {createHostedClient, readRanges, writeFilters} from './hostedClient.ts';

it('reads where marks begin and end, without them', () => {
  expect(readRanges('a \uE000bc\uE001 d\uE000e\uE001')).toEqual([
    [2, 4],
    [6, 7],
  ]);
  expect(readRanges('none')).toEqual([]);
});

it('asks for the language, and for one of the tags', () => {
  expect(writeFilters({language: 'en', docusaurus_tag: ['default', 'docs-default-1.0'], area: 'Guides'})).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0'],
    'hierarchy.lvl0:Guides',
  ]);
  expect(writeFilters({})).toEqual([]);
});

describe('a search', () => {
  const client = createHostedClient({provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs'});
  afterEach(() => vi.unstubAllGlobals());

  it('ends its request with the signal, and asks no other host', async () => {
    const requests: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_url: string, {signal}: {signal: AbortSignal}) => {
      requests.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted'))));
    });
    const controller = new AbortController();
    const searching = client.search('task', {}, 5, controller.signal);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort(new Error('Nobody waits for it.'));
    await expect(searching).rejects.toThrow('Nobody waits for it.');
    expect(requests.map(({aborted}) => aborted)).toEqual([true]);
  });

  it('is answered at once the second time', async () => {
    const results = [
      {hits: [], nbHits: 0},
      {hits: [], nbHits: 0, facets: {}},
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({results})));
    expect(client.searchNow('index', {language: 'en'}, 5)).toBeNull();
    const answer = await client.search('index', {language: 'en'}, 5, new AbortController().signal);
    expect(client.searchNow('index', {language: 'en'}, 5)).toBe(answer);
    expect(client.searchNow('index', {language: 'en'}, 10)).toBeNull();
  });
});
