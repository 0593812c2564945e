import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {LinkChecker, LinkState} from 'linkinator';
import {marked} from 'marked';
import {createStaticHandler, listen} from '../server/staticServer.ts';
import siteConfig from '../site.config.ts';
import {builtSite, docs, references, routes} from './test.ts';

const readBuilt = (file: string): string => readFileSync(path.join(builtSite, file), 'utf8');

const serveBuilt = createStaticHandler(builtSite);

/** The built site, with Markdown as HTML, so that a link checker reads it, and a first page that leads to what no page links. */
function serveReadable(request: IncomingMessage, response: ServerResponse): void {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const unlinked = ['/llms.txt', '/llms-full.txt', '/docs'].map((address) => `<a href="${address}"></a>`).join('');
  try {
    const isMarkdown = /\.md$|^\/llms[^/]*\.txt$/.test(pathname);
    if (pathname !== '/' && !isMarkdown) return serveBuilt(request, response);
    const html = isMarkdown ? marked.parse(readBuilt(pathname), {async: false}) : readBuilt('index.html') + unlinked;
    response.writeHead(200, {'content-type': 'text/html'}).end(html);
  } catch {
    response.writeHead(404).end();
  }
}

test('an independent crawl finds no broken link or anchor, in pages, Markdown twins and overviews', async () => {
  test.setTimeout(300_000);
  const {server, port} = await listen(serveReadable, 0);
  const origin = `http://localhost:${port}`;
  const {links} = await new LinkChecker().check({
    path: origin,
    recurse: true,
    checkFragments: true,
    concurrency: 8,
    urlRewriteExpressions: [{pattern: new RegExp(`^${siteConfig.url}`), replacement: origin}],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
  });
  server.closeAllConnections();
  server.close();
  const broken = links.filter(({state}) => state === LinkState.BROKEN).map(({url, parent}) => `${url} on ${parent ?? ''}`);
  expect(broken).toEqual([]);
  // It has been everywhere.
  const seen = new Set(links.filter(({state}) => state === LinkState.OK).map(({url}) => new URL(url).pathname));
  const pages = [...docs.map(({route}) => route), ...references];
  const expected = [...routes.filter((route) => route !== '/not/a/page'), ...pages.map((page) => `${page}.md`)];
  expect(expected.filter((route) => !seen.has(route))).toEqual([]);
});

test('the build lists the licences of the packages that pages load', () => {
  const titles = readBuilt('licenses.md').match(/^## .*$/gm) ?? [];
  expect(titles.length).toBeGreaterThan(5);
  for (const name of ['react', 'react-dom', 'downshift', 'algoliasearch', '@noble/hashes', 'croner'])
    expect(titles.join('\n')).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'));
  // Others than these would have to be looked at by a person.
  for (const title of titles) expect(title).toMatch(/\((MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2.0)\)$/);
});

test('the build lists all links to other sites in one report', () => {
  const report = readFileSync(path.join(builtSite, '../external-links.txt'), 'utf8');
  expect(report).toMatch(/^https:\/\/www\.algolia\.com\/account\/api-keys\/all\n( {2}\/docs\/.*\n)+/m);
  expect(report).not.toMatch(/^\//m);
});
