import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it, onTestFinished} from 'vitest';
import {currentVersion} from '../config/__fixtures__/minimalConfig.ts';
import {markdownLinks} from './markdownLinks.ts';

const next = {...currentVersion, path: 'next', isLast: false};
const released = {...next, name: '5', label: '5.x', path: '5'};
const stable = {name: '1.0', label: '1.0', path: '', folder: 'versioned_docs/1.0', isLast: true};
const docs = {routeBasePath: '/docs', mainDoc: 'introduction', unversioned: [] as string[], versions: [next, stable]};
const page = '---\ntitle: Title\ndescription: About\n---\n';

/** Renders `docs/clients/page.mdx` of a site with the given files, and lists where its links lead. */
async function resolveLinks(
  markdown: string,
  files: Record<string, string> = {},
  options = {docs, version: next},
): Promise<string[]> {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'markdown-links-'));
  onTestFinished(() => rmSync(siteFolder, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteFolder, file)), {recursive: true});
    writeFileSync(path.join(siteFolder, file), content);
  }
  const source = {path: path.join(siteFolder, 'docs/clients/page.mdx'), value: markdown};
  const {default: Content} = await evaluate(source, {...runtime, remarkPlugins: [[markdownLinks, {siteFolder, ...options}]]});
  return [...renderToStaticMarkup(<Content />).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

it('turns the path of a file into the route of its page', async () => {
  const files = {'docs/clients/search.mdx': page, 'docs/contributing/index.mdx': page};
  expect(await resolveLinks('[a](./search.mdx) [b](search.mdx) [c](../contributing/index.mdx)', files)).toEqual([
    '/docs/next/clients/search',
    '/docs/next/clients/search',
    '/docs/next/contributing',
  ]);
});

it('keeps the hash', async () => {
  expect(await resolveLinks('[a](./search.mdx#filters)', {'docs/clients/search.mdx': page})).toEqual([
    '/docs/next/clients/search#filters',
  ]);
});

it('follows the slug of the page', async () => {
  const files = {
    'docs/clients/search.mdx': page.replace('---\n', '---\nslug: find\n'),
    'docs/clients/install.mdx': page.replace('---\n', '---\nslug: /start\n'),
  };
  expect(await resolveLinks('[a](./search.mdx) [b](./install.mdx#java)', files)).toEqual([
    '/docs/next/clients/find',
    '/docs/next/start#java',
  ]);
});

it('reads the slug of a file with Windows line ends', async () => {
  const content = page.replace('---\n', '---\nslug: find\n').replaceAll('\n', '\r\n');
  expect(await resolveLinks('[a](./search.mdx)', {'docs/clients/search.mdx': content})).toEqual(['/docs/next/clients/find']);
});

it.each([
  ['no front matter', 'Text'],
  ['invalid YAML', '---\ntitle: a: b\n---\n'],
  ['a list as front matter', '---\n- title\n---\n'],
  ['a slug that is not a text', '---\nslug: 5\n---\n'],
])('leads to a page with %s by its path, and leaves the mistake to that page', async (_, content) => {
  expect(await resolveLinks('[a](./search.mdx)', {'docs/clients/search.mdx': content})).toEqual(['/docs/next/clients/search']);
});

it('leads to the version that the file belongs to', async () => {
  expect(await resolveLinks('[a](../../versioned_docs/1.0/search.mdx)', {'versioned_docs/1.0/search.mdx': page})).toEqual([
    '/docs/search',
  ]);
});

describe('versions that share a folder', () => {
  const shared = {...docs, unversioned: ['contributing'], versions: [currentVersion, released]};
  const files = {
    'docs/clients/search.mdx': page,
    'docs/clients/search.5.mdx': page.replace('---\n', '---\nslug: find\n'),
    'docs/clients/install.mdx': page,
    'docs/clients/keys.5.mdx': page,
    'docs/contributing/setup.mdx': page,
  };
  const links = '[a](./search.mdx) [b](./install.mdx) [c](./keys.mdx) [d](../contributing/setup.mdx)';

  it('link to pages of their own', async () => {
    const routes = await resolveLinks(links, files, {docs: shared, version: released});
    expect(routes).toEqual([
      '/docs/5/clients/find',
      '/docs/5/clients/install',
      '/docs/5/clients/keys',
      '/docs/contributing/setup',
    ]);
  });

  it('link to another version for a page that they do not have', async () => {
    const routes = await resolveLinks(links, files, {docs: shared, version: currentVersion});
    expect(routes).toEqual(['/docs/clients/search', '/docs/clients/install', '/docs/5/clients/keys', '/docs/contributing/setup']);
  });
});

it('resolves links that are defined elsewhere on the page', async () => {
  expect(await resolveLinks('[a][search]\n\n[search]: ./search.mdx', {'docs/clients/search.mdx': page})).toEqual([
    '/docs/next/clients/search',
  ]);
});

it('leaves a link to a missing file as it was, for the link check to find', async () => {
  expect(await resolveLinks('[a](./serach.mdx#filters)')).toEqual(['./serach.mdx#filters']);
});

it('leaves other links alone', async () => {
  const links = ['https://example.org/readme.mdx', '/docs/search', '#filters', 'mailto:a@example.org', '/files/search.mdx'];
  expect(await resolveLinks(links.map((link) => `[a](${link})`).join(' '))).toEqual(links);
});

it('refuses a link to a file that no version of the docs holds', async () => {
  await expect(
    resolveLinks('[a](../../notes/search.mdx)', {'notes/search.mdx': page}),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: notes/search.mdx is in no docs folder. Known folders: docs, versioned_docs/1.0.]`,
  );
});
