import {expect, it} from 'vitest';
import {currentVersion} from '../config/__fixtures__/minimalConfig.ts';
import {parsePage} from './builtPage.ts';
import {finishSite, type SiteFiles} from './finishSite.ts';
import {indexPages} from './searchIndex.ts';

const config = {url: 'https://example.org', search: {provider: 'embedded' as const}};
const assets = new Map([
  ['assets/start.1a.js', 'start()'],
  ['mark.svg', '<svg/>'],
]);

function renderPage(route: string, body: string, style = 'a{color:red}'): string {
  const canonical = `<link rel="canonical" href="https://example.org${route}">`;
  return `<html><head><meta charset="utf-8">${canonical}<script>(function beforePaint() {})()</script><style>${style}</style></head><body>${body}</body></html>`;
}

function finish(pages: Record<string, string>): SiteFiles {
  const built = Object.entries(pages).map(([file, html]) => parsePage(file, html));
  return finishSite({pages: built, files: assets, index: indexPages(built, [currentVersion])}, config);
}

const read = (files: SiteFiles, file: string): string => String(files.get(file));

it('publishes pages, the files beside them, search, sitemap and robots', () => {
  const files = finish({
    'index.html': renderPage('/', '<a href="/docs#install">Docs</a>'),
    'docs.html': renderPage('/docs', '<h2 id="install">Install</h2><a href="/mark.svg">Mark</a>'),
  });
  expect([...files.keys()].sort()).toEqual([
    '../external-links.txt',
    '../nginx-headers.conf',
    '../search-records.json',
    '_headers',
    expect.stringMatching(/^assets\/search\/guides\.[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/search\/references\.[\w-]{8}\.json$/),
    'assets/start.1a.js',
    'docs.html',
    'index.html',
    'mark.svg',
    'robots.txt',
    'search-index.json',
    'sitemap.xml',
  ]);
  expect(read(files, 'sitemap.xml')).toContain('<loc>https://example.org/docs</loc>');
  expect(read(files, 'robots.txt')).toContain('https://example.org/sitemap.xml');
});

it('lets pages link to files that are still being made, and names these to the host', () => {
  const pages = [parsePage('index.html', renderPage('/', '<a href="/program.mjs">Program</a>'))];
  const later = ['program.mjs', '../content.json'];
  const files = finishSite(
    {pages, files: assets, later, index: indexPages(pages, [currentVersion])},
    {...config, basePath: '/api'},
  );
  expect(read(files, 'index.html')).toContain('href="/api/program.mjs"');
  expect(read(files, '_headers')).toContain('\n/api/program.mjs\n');
  expect(read(files, '_headers')).not.toContain('content.json');
  expect(files.has('program.mjs')).toBe(false);
});

it('makes the pages searchable, and keeps the records for a hosted index beside the site', () => {
  const files = finish({'index.html': renderPage('/', '<main><h1>Home</h1><p>Hello.</p></main>')});
  const parts = [...read(files, 'search-index.json').matchAll(/"\/([^"]+\.json)"/g)].map(([, part = '']) => part);
  expect(parts.map((part) => files.has(part))).toEqual([true, true]);
  expect(JSON.parse(read(files, '../search-records.json'))).toMatchObject([{content: null}, {content: 'Hello.'}]);
});

it('makes an index for the readers of each version, with the pages of no version in both', () => {
  const renderDoc = (route: string, tag: string): string =>
    renderPage(route, `<main><h1>Page ${tag}</h1></main>`).replace(
      '<head>',
      `<head><meta name="docsearch:docusaurus_tag" content="${tag}"><meta name="docsearch:lvl0" content="Guides">`,
    );
  const pages = {
    'docs.html': renderDoc('/docs', 'docs-default-current'),
    'docs/5.html': renderDoc('/docs/5', 'docs-default-5'),
    'about.html': renderDoc('/about', 'default'),
  };
  const versions = [currentVersion, {...currentVersion, name: '5', path: '5', isLast: false}];
  const built = Object.entries(pages).map(([file, html]) => parsePage(file, html));
  const files = finishSite({pages: built, files: assets, index: indexPages(built, versions)}, config);
  const manifest = JSON.parse(read(files, 'search-index.json')) as {parts: string[]; versions: Record<string, string[]>};
  const listRoutes = (parts: string[] = []): string[] =>
    parts.flatMap((part) => [...read(files, part.slice(1)).matchAll(/"route":"([^"]*)"/g)].map(([, route = '']) => route));
  expect(listRoutes(manifest.parts)).toEqual(['/docs', '/about']);
  expect(listRoutes(manifest.versions['docs-default-5'])).toEqual(['/docs/5', '/about']);
});

it('puts one policy for all pages into every page, and into the files for hosts', () => {
  const files = finish({'index.html': renderPage('/', 'Home'), 'docs.html': renderPage('/docs', 'Docs', 'b{color:blue}')});
  const policy = /content="(default-src[^"]*)"/.exec(read(files, 'index.html'))?.[1] ?? '';
  expect(policy.match(/sha256/g)).toHaveLength(3);
  expect(read(files, 'docs.html')).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  expect(read(files, '_headers')).toContain(`\n/docs\n  Content-Security-Policy: ${policy}\n`);
  expect(read(files, '../nginx-headers.conf')).toContain(`set $content_policy "${policy}";`);
});

it('names what the first results need in the head of the search page, and nowhere else', () => {
  const pages = ['index', 'search'].map((name) => parsePage(`${name}.html`, renderPage(`/${name}`, name)));
  const built = {pages, files: assets, index: indexPages(pages, [currentVersion]), searchScripts: ['/assets/engine.js']};
  const files = finishSite(built, config);
  const [guides] = (JSON.parse(read(files, 'search-index.json')) as {parts: string[]}).parts;
  expect(
    [...read(files, 'search.html').matchAll(/<link rel="(\w*preload)"[^>]*href="([^"]*)"/g)].map(([, ...link]) => link),
  ).toEqual([
    ['modulepreload', '/assets/engine.js'],
    ['preload', '/search-index.json'],
    ['preload', guides],
  ]);
  expect(read(files, 'index.html')).not.toContain('preload"');
  const hosted = {...config, search: {provider: 'algolia' as const, appId: 'APP', apiKey: 'key', indexName: 'docs'}};
  expect(read(finishSite(built, hosted), 'search.html')).not.toContain('preload"');
});

it('throws when a link is broken', () => {
  expect(() => finish({'index.html': renderPage('/', '<a href="/dosc">Docs</a>')})).toThrowErrorMatchingInlineSnapshot(`
    [Error: 1 broken link on 1 page:
    /
      /dosc: broken link, there is no such page or file
    Fix the address, or add the page or heading it names.]
  `);
});

it('throws when a page has a script that is not known', () => {
  expect(() => finish({'index.html': renderPage('/', 'Home<script>track()</script>')})).toThrow('/: <script>track()</script>');
});
