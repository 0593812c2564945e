import {expect, it} from 'vitest';
import {listSearchHosts} from './searchHosts.ts';

it('are none for search in the page, and those of the published client for a hosted one', () => {
  expect(listSearchHosts({provider: 'embedded'})).toEqual([]);
  expect(listSearchHosts({provider: 'algolia', appId: 'APP', apiKey: 'k', indexName: 'i'})).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
});
