import {expect, it} from 'vitest';
import {readSearchConfig} from './readSearchConfig.ts';

it('searches in the page when the environment says nothing', () => {
  expect(readSearchConfig({SEARCH_API_KEY: ''})).toEqual({provider: 'embedded'});
});

it('searches a hosted index that the environment names', () => {
  expect(readSearchConfig({SEARCH_APP_ID: 'APP1', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'docs'})).toEqual({
    provider: 'algolia',
    appId: 'APP1',
    apiKey: 'key',
    indexName: 'docs',
  });
});

it('says what is missing when the environment names half of it', () => {
  expect(() => readSearchConfig({SEARCH_APP_ID: 'APP1'})).toThrowErrorMatchingInlineSnapshot(`
    [Error: Hosted search needs SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, but the environment lacks SEARCH_API_KEY and SEARCH_INDEX_NAME.
    Set all of them, or none for search in the page.]
  `);
});
