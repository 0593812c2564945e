import type {Page} from '@playwright/test';
import {findOverflow, findSmallTargets, zoomed} from './layoutFaults.ts';
import {openSections} from './referencePage.ts';
import {kibibyte, scriptSize} from './scriptSize.ts';
import {apis, docs, expect, guide, reference, references, routes, test} from './test.ts';
import {findViolations} from './violations.ts';

// Kinds of text whose contrast is settled are remembered by the process: one that sees all pages settles each kind once.
test.describe.configure({mode: 'default'});

// One load serves all checks of a page: each is a step, and a fault does not keep the next step from being made.
for (const route of routes) {
  test(`${route} is sound: its words, its policy, its size and its accessibility`, async ({page, server, errors}) => {
    test.setTimeout(300_000);
    const elsewhere: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().startsWith(server)) elsewhere.push(request.url());
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    const response = await page.goto(route);
    const html = (await response?.text()) ?? '';
    await test.step('it arrives with one inline script, one style and no style attribute', () => expectPlainHtml(html));
    await test.step('it says what it is', () => expectWords(page, route));
    await test.step('it fits at 200 and 400 %', async () => {
      for (const size of zoomed) {
        await page.setViewportSize(size);
        expect.soft(await findOverflow(page)).toEqual([]);
      }
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await test.step(`its targets are at least 24 px large or apart at ${width} px`, async () => {
        expect.soft(await findSmallTargets(page)).toEqual([]);
      });
    }
    await openAll(page, route);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      await test.step(`it has no accessibility violation with everything open, in both themes at ${width} px`, async () => {
        expect.soft(await findViolations(page)).toEqual([]);
      });
    }
    if (docs.some((doc) => doc.route === route))
      await test.step('it loads at most 10 KiB of script by itself, filters of tables included', async () => {
        await page.waitForLoadState('networkidle');
        expect.soft(scripts.size).toBeGreaterThan(0);
        expect.soft(scriptSize(scripts, html)).toBeLessThanOrEqual(10 * kibibyte);
      });
    await test.step('it stays on its origin and keeps the content policy, also when the search opens', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(elsewhere).toEqual([]);
    });
    // A violation of the policy would be an error in the console, and errors fail the test.
    errors.splice(0, route === '/not/a/page' ? 1 : 0);
  });
}

function expectPlainHtml(html: string): void {
  expect.soft(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toHaveLength(1);
  expect.soft(html.match(/<style/g)).toHaveLength(1);
  expect.soft(html).not.toMatch(/<[^>]+\sstyle=/);
  expect.soft(html).not.toMatch(/<[^>]+\son\w+=/);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect.soft(policy).toContain("default-src 'self'");
  expect.soft(policy).toContain("style-src-attr 'none'");
  expect.soft(policy).not.toContain('unsafe');
  const charset = html.search(/<meta charset="utf-8"/i);
  expect.soft(charset).toBeGreaterThan(0);
  expect.soft(charset).toBeLessThan(1024);
}

async function expectWords(page: Page, route: string): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.soft(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect.soft(page).toHaveTitle(route === '/' ? 'Algolia API' : /^.+ \| Algolia API$/);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect.soft((await meta('description'))?.length).toBeGreaterThan(20);
  expect.soft(await meta('og:title')).toBe(await page.title());
  expect.soft(await meta('docusaurus_locale')).toBe('en');
  const version = route.startsWith('/docs/5/') ? '5' : 'current';
  expect.soft(await meta('docusaurus_version')).toBe(version);
  // Pages for contributors say the same in every version, and so does /docs, which shows one of them.
  expect.soft(await meta('docusaurus_tag')).toBe(route.includes('/clients/') ? `docs-default-${version}` : 'default');
}

/**
 * Opens everything that is folded, but for menus that would lie over the text. In the largest reference, the shared schemas that
 * open in place are shown open below already; a copy of each in every place would make it three times as long.
 */
async function openAll(page: Page, route: string): Promise<void> {
  if (references.includes(route)) await openSections(page, Infinity, route === reference ? 12 : Infinity);
  await page.evaluate(() => {
    const own = document.querySelectorAll<HTMLDetailsElement>('details:not([data-dropdown], [data-schema])');
    for (const section of own) section.open = true;
  });
}

test('an unknown path gets the not-found page with status 404, a search button and the main links', async ({page, errors}) => {
  const response = await page.goto('/not/a/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('main').getByRole('link')).toHaveText([
    'Search the documentation',
    'Home',
    'Clients',
    'Contributing',
  ]);
  await page.locator('main').getByRole('link', {name: 'Search the documentation'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  errors.splice(0);
});

test('sitemap and robots name the public pages', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.sort()).toEqual(['/', ...docs.map(({route}) => route), ...references].sort());
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
});

test('every spec is there to download, in YAML and JSON', async ({request}) => {
  for (const api of apis) {
    const json = await request.get(`/specs/${api}.json`);
    const yml = await request.get(`/specs/${api}.yml`);
    expect(json.headers()['content-type']).toContain('application/json');
    expect(yml.headers()['content-type']).toContain('yaml');
    expect(await json.json()).toMatchObject({openapi: '3.1.0', paths: {'/1{path}': {get: {operationId: 'get'}}}});
    expect(await yml.text()).toMatch(/^openapi: 3\.1\.0\n/);
  }
});

test('the home page shows the buttons, an install line for each language and a card for each API', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute('href', guide);
  await expect(page.getByRole('link', {name: 'Contribute', exact: true})).toHaveAttribute(
    'href',
    '/docs/contributing/introduction',
  );
  await expect(page.getByRole('tab')).toHaveText(['JavaScript', 'PHP', 'Java']);
  const cards = page.locator('main').getByRole('heading', {level: 3}).getByRole('link');
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(references);
});

test('navbar and footer have their entries in order, and the banner points to the stable clients', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const names = await page
    .getByRole('navigation', {name: 'Main'})
    .locator('a, button, summary')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.ariaLabel ?? element.textContent.replace(/\s*⌘.*$/, '').trim()),
    );
  expect(names).toEqual([
    'Algolia API',
    'Clients',
    'HTTP API',
    'Contributing',
    'Algolia documentation',
    'GitHub',
    'Docs version: Next',
    'Search',
    'Dark mode',
    'Language: EN',
  ]);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'GitHub',
    'Twitter',
    'Algolia website',
    'Algolia blog',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('© 2023');
  const banner = page.getByRole('region', {name: 'Announcement'});
  await expect(banner).toContainText('The generated API clients are a work in progress.');
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\/doc\//);
});
