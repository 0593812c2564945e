import {expect, it} from 'vitest';
import {renderExternalLinks} from './externalLinks.ts';

it('lists each address of another site once, with the pages that link it', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f'].map((route) => ({
    route,
    links: [
      'https://example.org/all',
      '/docs',
      '#top',
      ...(route === '/b' ? ['https://example.com/b', 'https://example.com/b'] : []),
    ],
  }));
  expect(renderExternalLinks(pages)).toMatchInlineSnapshot(`
    "https://example.com/b
      /b
    https://example.org/all
      /a
      /b
      /c
      /d
      /e
      and 1 more
    "
  `);
});
