import path from 'node:path';
import type {Page} from '@playwright/test';
import {chunkWith} from './chunks.ts';
import {expect, test} from './test.ts';
import {readShifts, watchShifts} from './watchShifts.ts';

const results = (page: Page) => page.locator('main').getByRole('region', {name: 'Results'}).getByRole('listitem');
const status = (page: Page) => page.locator('main').getByRole('status');

/** Holds files back until it is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const width of [390, 1440])
  for (const query of ['index', 'wait for a task', 'insidePolygon', 'zzzzqqqq']) {
    test(`nothing moves while the results of “${query}” arrive, part by part, at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await watchShifts(page);
      const [releaseScript, releaseGuides, releaseReferences] = [
        await hold(page, '**/assets/entries/*.js'),
        await hold(page, '**/assets/search/guides.*.json'),
        await hold(page, '**/assets/search/references.*.json'),
      ];
      // Each is painted before the next arrives.
      const look = () => page.waitForTimeout(200);
      await page.goto(`/search?q=${encodeURIComponent(query)}`, {waitUntil: 'commit'});
      await expect(page.locator('h1')).toBeVisible();
      await look();
      releaseScript();
      await expect(page.locator('main')).toContainText('Loading…');
      await look();
      releaseGuides();
      await look();
      releaseReferences();
      await expect(status(page)).toHaveText(/\d results? for/);
      await look();
      expect(await readShifts(page)).toEqual([]);
    });
  }

test('heading, form and filters are there before any script runs', async ({page}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/search?q=task', {waitUntil: 'commit'});
  await expect(page.locator('h1')).toHaveText('Search');
  await expect(page.locator('main').getByPlaceholder('Search docs')).toBeVisible();
  await expect(page.locator('main').getByText('All', {exact: true})).toBeVisible();
  release();
  await expect(results(page).first()).toBeVisible();
});

test('what starts the search is asked for before what it needs', async ({page}) => {
  await page.goto('/search');
  const script = await page.locator('script[src]').getAttribute('src');
  await expect(page.locator('head link:is([rel=modulepreload], [rel=preload])').first()).toHaveAttribute('href', script ?? '');
});

test('engine and index are asked for before any script runs, once each, and React is not', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await hold(page, '**/assets/entries/*.js');
  await page.goto('/search?q=task', {waitUntil: 'commit'});
  const engine = path.basename(chunkWith('createEmbeddedClient'));
  const needed = [/^\/search-index\.json$/, /\/guides\.[^/]+\.json$/, new RegExp(engine)];
  const countAsked = () => needed.map((name) => requested.filter((url) => name.test(url)).length);
  await expect.poll(countAsked).toEqual([1, 1, 1]);
  release();
  await expect(status(page)).toHaveText(/\d results for/);
  expect(requested.filter((url, place) => requested.indexOf(url) !== place)).toEqual([]);
  expect(requested.map((url) => path.basename(url))).not.toContain(path.basename(chunkWith('createRoot')));
});

test('results of the guides are there while the references are on their way, and focus stays on one that stays', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/search/references.*.json');
  await page.goto('/search?q=wait%20for%20a%20task');
  await expect(page.locator('main')).toContainText(/\d results for “wait for a task” so far/);
  const first = results(page).first().getByRole('link');
  await first.focus();
  release();
  await expect(status(page)).toHaveText(/\d results for/);
  await expect(page.locator('main')).not.toContainText('so far');
  await expect(first).toBeFocused();
});
