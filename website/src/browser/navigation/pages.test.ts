import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {isKnown, pageKey, preloadPage} from './pages.ts';

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

describe('the size of a preloaded page', () => {
  function respond(response: Response): void {
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  it('is that of what was sent', async () => {
    respond(new Response('A page', {headers: {'content-length': '4'}}));
    expect(await preloadPage(new URL('https://docs.example.org/compressed'))).toBe(4);
  });

  it('is that of the HTML when the host does not say', async () => {
    respond(new Response('A page'));
    expect(await preloadPage(new URL('https://docs.example.org/streamed'))).toBe(6);
  });

  it('is nothing for a page that is here already', async () => {
    respond(new Response('A page'));
    const url = new URL('https://docs.example.org/twice');
    await preloadPage(url);
    expect(isKnown(url)).toBe(true);
    expect(await preloadPage(url)).toBe(0);
  });

  it('is not known when the page could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce(undefined);
    respond(new Response('', {status: 503}));
    const url = new URL('https://docs.example.org/refused');
    expect(await preloadPage(url)).toBe(undefined);
    expect(isKnown(url)).toBe(true);
  });
});
