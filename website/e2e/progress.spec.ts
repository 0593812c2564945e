import type {Page} from '@playwright/test';
import {contributing, expect, guide, test} from './test.ts';

type Sighting = {after: number; kind: string};

/** Notes in the page when, after a click, the bar and the spinner are added. */
async function watchProgress(page: Page): Promise<() => Promise<Sighting[]>> {
  await page.evaluate(() => {
    const seen: Sighting[] = [];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLElement && /progress-bar|spinner/.test(node.className)) {
          seen.push({after: performance.now() - clicked, kind: node.className});
        }
      }
    }).observe(document.body, {childList: true});
    Object.assign(window, {seen});
  });
  return () => page.evaluate(() => window.seen);
}

async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(`**${contributing}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test('bar and spinner appear after 200 ms and not before, and go when the page is there', async ({page}) => {
  await page.goto(guide);
  const sightings = await watchProgress(page);
  await slowDown(page, 1500);
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), contributing);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '8');
  await expect(page.locator('.spinner')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '10');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.spinner')).toHaveCount(0);
  const seen = await sightings();
  expect(seen.map(({kind}) => kind)).toEqual(['progress-bar', 'spinner']);
  for (const {after} of seen) expect(after).toBeGreaterThanOrEqual(199);
});

test('a page that loads faster shows neither', async ({page}) => {
  await page.goto(guide);
  const sightings = await watchProgress(page);
  await page.getByRole('link', {name: 'Contributing', exact: true}).hover();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await page.waitForTimeout(400);
  expect(await sightings()).toEqual([]);
});
