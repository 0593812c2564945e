import {expect, it} from 'vitest';
import {currentClient, labelOf, findClient, version4Label} from './clients.ts';

const document = (version: string) => ({
  openapi: '3.1.0',
  info: {title: '', version: ''},
  paths: {},
  'x-clients': {javascript: {package: '@algolia/client-search', factory: 'searchClient', version}},
});

it('finds a client that is installed under another name by its package and version', async () => {
  const client = findClient('search', document('5.0.0-alpha.65'));
  expect(client?.module).toBe('client-search-alpha');
  await expect(import(client?.module ?? '')).resolves.toHaveProperty('searchClient');
});

it('takes the package by its own name otherwise', () => {
  expect(findClient('search', document('5.61.0'))?.module).toBe('@algolia/client-search');
});

it('names the versions that are installed', async () => {
  const {apiClientVersion} = await import('algoliasearch');
  expect(labelOf(currentClient.client)).toBe(`algoliasearch ${apiClientVersion}`);
  expect(version4Label).toMatch(/^algoliasearch 4\.\d+\.\d+$/);
});
