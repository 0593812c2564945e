import {expect, it} from 'vitest';
import {docRoute, joinRoute} from './docRoute.ts';

it('follows the path of the file', () => {
  expect(docRoute('clients/guides/search', undefined, '/docs')).toBe('/docs/clients/guides/search');
});

it('finds an index file at its folder', () => {
  expect(docRoute('clients/guides/index', undefined, '/docs')).toBe('/docs/clients/guides');
  expect(docRoute('index', undefined, '/docs')).toBe('/docs');
});

it('replaces the last part by a relative slug', () => {
  expect(docRoute('clients/guides/search', 'find', '/docs')).toBe('/docs/clients/guides/find');
  expect(docRoute('clients/guides/index', 'all', '/docs')).toBe('/docs/clients/guides/all');
});

it('replaces the whole path by a slug that starts with a slash', () => {
  expect(docRoute('clients/guides/search', '/find', '/docs')).toBe('/docs/find');
  expect(docRoute('introduction', '/', '/docs')).toBe('/docs');
});

it('puts the pages of another version below its path', () => {
  const basePath = joinRoute('/docs', 'next');
  expect(docRoute('introduction', undefined, basePath)).toBe('/docs/next/introduction');
  expect(docRoute('introduction', '/start', basePath)).toBe('/docs/next/start');
});

it('joins parts with single slashes, whatever slashes they bring', () => {
  expect(joinRoute('/docs/', '', '/guides/', 'search')).toBe('/docs/guides/search');
  expect(joinRoute('/')).toBe('/');
});
