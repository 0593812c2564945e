import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {Element} from 'hast';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import siteConfig from '../site.config.ts';
import {builtSite, docs, expect, guide, reference, references, test} from './test.ts';

type Outline = {headings: string[]; code: string[]};

const pages = ['/docs', ...docs.map(({route}) => route), ...references];
const read = (file: string): string => readFileSync(path.join(builtSite, file), 'utf8');
const parse = (markdown: string): Nodes => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a reader sees: headings without their links to themselves, and every block of code once. */
function outlinePage(html: string): Outline {
  const outline: Outline = {headings: [], code: []};
  visit(fromHtml(html), 'element', (element: Element) => {
    if (/^h[1-4]$/.test(element.tagName)) outline.headings.push(`${element.tagName} ${tidy(toString(withoutLinks(element)))}`);
    if (element.tagName === 'pre') outline.code.push(toString(element).trim());
  });
  return {...outline, code: [...new Set(outline.code)].sort()};
}

function withoutLinks(heading: Element): Element {
  return {
    ...heading,
    children: heading.children.filter((child) => child.type !== 'element' || child.properties.dataCopyLink === undefined),
  };
}

/** `leaks` is what only the site's own pipeline understands. All from one reading: to parse the largest twin takes half a second. */
function readTwin(markdown: string): {outline: Outline; links: string[]; leaks: string[]} {
  const outline: Outline = {headings: [], code: []};
  const links: string[] = [];
  const leaks: string[] = [];
  visit(parse(markdown), (node: Nodes) => {
    if (node.type === 'heading') outline.headings.push(`h${node.depth} ${tidy(textOf(node))}`);
    if (node.type === 'code' && node.lang !== 'dot') outline.code.push(node.value.trim());
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'html') leaks.push(node.value);
    if (node.type === 'text' && /:::|\{\/\*|className=/.test(node.value)) leaks.push(node.value);
  });
  return {outline: {...outline, code: [...new Set(outline.code)].sort()}, links, leaks};
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const idsByPage = new Map<string, Set<string>>();

/** The page may be a file to download, which has no places. */
function idsOf(route: string): Set<string> {
  const known = idsByPage.get(route);
  if (known) return known;
  const text = read(/\.\w+$/.test(route) ? route : route.endsWith('/') ? `${route}index.html` : `${route}.html`);
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  idsByPage.set(route, ids);
  return ids;
}

/** Links that lead to no page, or to no place on it. */
function listBroken(links: string[], route: string): string[] {
  return links.filter((url) => {
    // Links to other pages are whole, so that they lead here from wherever the text is pasted.
    expect(url).toMatch(/^(https?|mailto):|^#/);
    if (!url.startsWith(siteConfig.url) && !url.startsWith('#')) return false;
    const [target = '', hash] = url.startsWith('#') ? [route, url.slice(1)] : url.slice(siteConfig.url.length).split('#');
    try {
      const ids = idsOf(target);
      return hash !== undefined && !ids.has(decodeURIComponent(hash));
    } catch {
      return true;
    }
  });
}

for (const route of pages) {
  test(`${route} has a Markdown twin with the same headings, the same code, and links that lead somewhere`, () => {
    const html = read(`${route}.html`);
    const {outline, links, leaks} = readTwin(read(`${route}.md`));
    expect(outline).toEqual(outlinePage(html));
    expect(html).toContain('rel="alternate" type="text/markdown"');
    expect(leaks).toEqual([]);
    expect(listBroken(links, route)).toEqual([]);
  });
}

test('llms.txt lists every page once, as Markdown, and says what the generated clients are', () => {
  const text = read('llms.txt');
  for (const route of [...docs.map((doc) => doc.route), ...references])
    expect(text.split(`](${siteConfig.url}${route}.md): `).length, route).toBe(2);
  expect(text).toContain('For production, use the stable clients');
  expect(text).toContain('/specs/search.yml');
  expect(text.indexOf('## Client guides')).toBeLessThan(text.indexOf('## Contributing to the clients'));
});

test('llms-full.txt has the text of every guide', () => {
  const text = read('llms-full.txt');
  for (const {route} of docs) expect(text.includes(read(`${route}.md`).trim()), route).toBe(true);
});

test('links in the overview lead to pages and places that exist', () => {
  expect(listBroken(readTwin(read('llms.txt')).links, '/')).toEqual([]);
});

test('a page can be copied, read and reported from its menu', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  const menu = page.getByRole('navigation', {name: 'This page', exact: true});
  await menu.getByText('Copy page').click();
  await menu.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator('[data-status]')).toHaveText('Page copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(`${guide}.md`));
  await expect(menu.getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
    'href',
    /issues\/new\?title=.*&body=.*introduction/,
  );
  await menu.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL(`${guide}.md`);
  await expect(page.locator('body')).toContainText('# Introduction');
});

for (const [from, to] of [
  [guide, '/docs/clients/use-with-an-agent'],
  ['/docs/5/clients/introduction', '/docs/5/clients/use-with-an-agent'],
  [reference, '/docs/5/clients/use-with-an-agent'],
] as const) {
  test(`the menu of ${from} leads to the page about agents, ${to}`, async ({page}) => {
    await page.goto(from);
    const menu = page.getByRole('navigation', {name: 'This page', exact: true});
    await menu.getByText('Copy page').click();
    await menu.getByRole('link', {name: 'Use with an agent'}).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {name: 'Add it to your agent'})).toBeVisible();
  });
}

test('the home page and the overview for programs lead to the page about agents', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Connect it to these docs'}).click();
  await expect(page).toHaveURL('/docs/5/clients/use-with-an-agent');
  expect(read('llms.txt')).toContain(`[docs-mcp.mjs](${siteConfig.url}/docs-mcp.mjs)`);
  expect(read('llms.txt')).toContain(`[Use with an agent](${siteConfig.url}/docs/5/clients/use-with-an-agent.md).`);
});

test('a page that cannot be copied says so', async ({page, errors}) => {
  await page.route('**/*.md', (route) => route.abort());
  await page.goto(guide);
  await page.getByText('Copy page').click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.locator('[data-status]')).toHaveText('Couldn’t copy. View the page as Markdown instead.');
  errors.splice(0);
});
