import type {Page} from '@playwright/test';
import {type Deployments, serveDeployments} from './nextDeployment.ts';
import {dialog, input, options} from './searchModal.ts';
import {expect, guide, markDocument, reference, test, warnings} from './test.ts';

let site: Deployments;
test.beforeEach(async () => (site = await serveDeployments()));
test.afterEach(async ({page, errors}) => {
  await page.unrouteAll({behavior: 'ignoreErrors'});
  site.close();
  // The files that are gone.
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('404')));
});

/** Counts full loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('after a deployment a link leads to the new page by one full load', async ({page}) => {
  await page.goto(site.origin + guide);
  site.deployNext();
  const loads = countLoads(page);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(page.locator('script[src*="next-"]')).toHaveCount(1);
  expect(loads()).toBe(1);
});

test('after a deployment the search opens by one full load, with what was typed, and works', async ({page}) => {
  await page.goto(site.origin + guide);
  await page.waitForLoadState('networkidle');
  site.deployNext();
  const loads = countLoads(page);
  let release = (): void => {};
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route(site.origin + guide, async (route) => {
    if (route.request().resourceType() === 'fetch') await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('push');
  release();
  await expect(input(page)).toBeFocused();
  expect(loads()).toBe(1);
  await expect(input(page)).toHaveValue('push');
  await input(page).fill('pushEvents');
  await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  // A later visit to this entry of the history does not open it again.
  await page.keyboard.press('Escape');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
});

test('after a deployment the checker opens by one full load, for the same operation', async ({page}) => {
  await page.goto(`${site.origin}/specs/search#operation/saveRule`);
  await page.waitForLoadState('networkidle');
  site.deployNext();
  const loads = countLoads(page);
  await page.getByRole('button', {name: 'Try it: saveRule', exact: true}).click();
  await expect(page.getByRole('dialog')).toContainText('saveRule');
  await expect(page.getByRole('region', {name: 'Result', exact: true})).toContainText('The request is valid');
  expect(loads()).toBe(1);
});

test('a page that was kept from before the deployment gets its behaviour by one full load', async ({page}) => {
  await page.goto(site.origin + guide);
  const link = page.locator(`a[href="${reference}"]`).first();
  await page.evaluate(
    (href) => document.querySelector(`a[href="${href}"]`)?.dispatchEvent(new Event('pointerover', {bubbles: true})),
    reference,
  );
  await page.waitForLoadState('networkidle');
  site.deployNext();
  const loads = countLoads(page);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page.getByRole('heading', {level: 1})).toContainText('Search');
  await expect(page.locator('script[src*="next-"]')).toHaveCount(1);
  expect(loads()).toBe(1);
});

test('a server that never has the new files is not asked for ever: the error is shown', async ({page}) => {
  const logged = warnings(page);
  await page.goto(site.origin + guide);
  await page.waitForLoadState('networkidle');
  site.deployNext();
  await page.route('**/assets/chunks/next-*', async (route) => {
    const response = await route.fetch();
    await route.fulfill((await response.text()).includes('renderSearchModal') ? {status: 404} : {response});
  });
  // Two servers that answer in turn: each page names another first script than the one before.
  let answers = 0;
  await page.route(site.origin + guide, async (route) => {
    answers += 1;
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/entries\/[^"]+/g, (file) => `${file}?${answers}`);
    await route.fulfill({response, body});
  });
  const loads = countLoads(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
  expect(loads()).toBe(1);
  expect(logged.join()).toContain('could not be loaded');
});

test('without a network nothing is loaded anew', async ({page, context, errors}) => {
  await page.goto(site.origin + guide);
  await page.waitForLoadState('networkidle');
  const isSameDocument = await markDocument(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('No response from the server.');
  expect(await isSameDocument()).toBe(true);
  errors.splice(0);
});
