import {describe, expect, it} from 'vitest';
import {pageKey} from './pages.ts';

const keyOf = (address: string): string => pageKey(new URL(address, 'https://docs.example.org'));

describe('the key of a page', () => {
  it.each(['/docs', '/docs/', '/docs.html', '/docs/index.html', '/docs#install', '/docs/#install'])(
    'is the same for %s',
    (address) => {
      expect(keyOf(address)).toBe('/docs');
    },
  );

  it.each(['/', '/index.html', '/#apis', ''])('is that of the home page for "%s"', (address) => {
    expect(keyOf(address)).toBe('/');
  });

  it('leaves out query and hash, which change nothing in a static page', () => {
    expect(keyOf('/search/?q=a#top')).toBe('/search');
  });

  it('differs between pages', () => {
    expect(keyOf('/docs/reindex.html')).toBe('/docs/reindex');
    expect(keyOf('/docs/search')).not.toBe(keyOf('/docs'));
  });
});
