import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it, onTestFinished} from 'vitest';
import {finishSite} from './finishSite.ts';

const site = {url: 'https://example.org', search: {provider: 'embedded' as const}};
const start = '<script type="module" src="/assets/start.1a.js"></script>';
const assets = {
  'assets/page.2b.css': 'a{color:red}\n',
  'assets/docs.4d.css': 'b{color:blue}\n',
  'assets/start.1a.js': 'start()',
  'assets/hydrate.3c.js': 'hydrate()',
  '.vite/manifest.json': '{}',
  'mark.svg': '<svg/>',
};

function renderPage(route: string, body: string, stylesheet = 'page.2b.css'): string {
  const links = `<link rel="stylesheet" href="/assets/${stylesheet}"><link rel="canonical" href="https://example.org${route}">`;
  return `<html><head><meta charset="utf-8">${links}<script>(function beforePaint() {})()</script></head><body>${body}${start}</body></html>`;
}

function createSite(pages: Record<string, string>): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'finish-site-'));
  onTestFinished(() => rmSync(parent, {recursive: true}));
  const folder = path.join(parent, 'client');
  for (const [file, content] of Object.entries({...assets, ...pages})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

it('publishes pages, sitemap and robots, without what no page needs', async () => {
  const folder = createSite({
    'index.html': renderPage('/', '<a href="/docs#install">Docs</a>'),
    'docs.html': renderPage('/docs', '<h2 id="install">Install</h2><a href="/mark.svg">Mark</a>'),
  });
  expect(await finishSite(folder, site)).toEqual({pages: 2});
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  expect(files.filter((file) => !/\.(br|gz)$/.test(file)).sort()).toEqual([
    '_headers',
    'assets',
    'assets/search',
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
  expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).toContain('<loc>https://example.org/docs</loc>');
  expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toContain('https://example.org/sitemap.xml');
});

it('makes the pages searchable, and keeps the records for a hosted index beside the site', async () => {
  const folder = createSite({'index.html': renderPage('/', '<main><h1>Home</h1><p>Hello.</p></main>')});
  await finishSite(folder, site);
  const index = readFileSync(path.join(folder, 'search-index.json'), 'utf8');
  const parts = [...index.matchAll(/"(\/[^"]+\.json)"/g)].map(([, part = '']) => part);
  expect(parts.map((part) => existsSync(path.join(folder, part)))).toEqual([true, true]);
  const records: unknown = JSON.parse(readFileSync(path.join(folder, '../search-records.json'), 'utf8'));
  expect(records).toMatchObject([{content: null}, {content: 'Hello.'}]);
});

it('puts styles and one policy for all pages into every page', async () => {
  const folder = createSite({'index.html': renderPage('/', 'Home'), 'docs.html': renderPage('/docs', 'Docs', 'docs.4d.css')});
  await finishSite(folder, site);
  const [home = '', docs = ''] = ['index.html', 'docs.html'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const policy = /content="(default-src[^"]*)"/.exec(home)?.[1] ?? '';
  expect(policy.match(/sha256/g)).toHaveLength(3);
  expect(docs).toContain(policy);
  expect(home.replace(policy, '…')).toMatchInlineSnapshot(
    `"<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="…"><link rel="canonical" href="https://example.org/"><script>(function beforePaint() {})()</script><style id="page-style">a{color:red}</style></head><body>Home<script integrity="sha384-YO9eH3sX36qyw+UuhVDLik67J+J6POpRYTtOKqiZdbEbjICi3NUmlZIasD9C8qpz" type="module" src="/assets/start.1a.js"></script></body></html>"`,
  );
});

it('gives every text file a twin in brotli and in gzip', async () => {
  const folder = createSite({'index.html': renderPage('/', 'Home')});
  await finishSite(folder, site);
  for (const file of ['index.html', 'assets/start.1a.js', 'mark.svg', 'robots.txt', 'sitemap.xml']) {
    const content = readFileSync(path.join(folder, file), 'utf8');
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).toString()).toBe(content);
    expect(gunzipSync(readFileSync(path.join(folder, `${file}.gz`))).toString()).toBe(content);
  }
});

it('throws before it changes anything when a link is broken', async () => {
  const html = renderPage('/', '<a href="/dosc">Docs</a>');
  const folder = createSite({'index.html': html});
  await expect(finishSite(folder, site)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: 1 broken link on 1 page:
    /
      /dosc: broken link, there is no such page or file
    Fix the address, or add the page or heading it names.]
  `);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(html);
  expect(existsSync(path.join(folder, 'sitemap.xml'))).toBe(false);
});

it('throws when a page has a script that is not known', async () => {
  const folder = createSite({'index.html': renderPage('/', 'Home<script>track()</script>')});
  await expect(finishSite(folder, site)).rejects.toThrow('/: <script>track()</script>');
});

it('writes the policy of the pages for hosts, too', async () => {
  const folder = createSite({'index.html': renderPage('/', 'Home')});
  await finishSite(folder, site);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(folder, 'index.html')) ?? [];
  expect(read(folder, '_headers')).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`);
  expect(read(folder, '../nginx-headers.conf')).toContain(`add_header Content-Security-Policy "${policy}; frame-ancestors`);
});

it('throws when a page links a stylesheet that was not built', async () => {
  const folder = createSite({'index.html': renderPage('/', 'Home', 'other.css')});
  await expect(finishSite(folder, site)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The build has no file /assets/other.css, but a page links it.]`,
  );
});
