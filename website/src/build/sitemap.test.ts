import {expect, it} from 'vitest';
import {parsePage} from './builtPage.ts';
import {renderRobots, renderSitemap} from './sitemap.ts';

const canonical = (route: string): string => `<link rel="canonical" href="https://example.org${route}">`;

it('lists pages under their canonical address, with the date of the last change when it is known', () => {
  const pages = [
    parsePage('index.html', canonical('/')),
    parsePage(
      'docs/search.html',
      `${canonical('/docs/search')}<meta property="article:modified_time" content="2024-05-01T10:00:00Z">`,
    ),
  ];
  expect(renderSitemap(pages)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://example.org/</loc></url>
      <url><loc>https://example.org/docs/search</loc><lastmod>2024-05-01</lastmod></url>
    </urlset>
    "
  `);
});

it('leaves out pages that are not indexed, aliases of other pages, and pages without an address', () => {
  const pages = [
    parsePage('search.html', `${canonical('/search')}<meta name="robots" content="noindex">`),
    parsePage('docs.html', canonical('/docs/introduction')),
    parsePage('404.html', ''),
    parsePage('docs/introduction.html', canonical('/docs/introduction')),
  ];
  expect(renderSitemap(pages).match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://example.org/docs/introduction</loc>']);
});

it('names the sitemap to crawlers and keeps nothing from them', () => {
  expect(renderRobots('https://example.org')).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://example.org/sitemap.xml
    "
  `);
});
