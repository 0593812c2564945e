import type {Page, Route} from '@playwright/test';
import {contributing, expect, guide, markDocument, pageRequests, test, warnings, withoutIdleTime} from './test.ts';

test.beforeEach(({page}) => withoutIdleTime(page));

test('pointing at a link preloads its page, and the click needs no further request', async ({page}) => {
  const requests = pageRequests(page);
  await page.goto(guide);
  await page.getByRole('link', {name: 'Contributing', exact: true}).hover();
  await expect.poll(() => requests).toEqual([contributing]);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  expect(requests).toEqual([contributing]);
});

test('focusing a link preloads its page', async ({page}) => {
  const requests = pageRequests(page);
  await page.goto(guide);
  await page.getByRole('link', {name: 'Contributing', exact: true}).focus();
  await expect.poll(() => requests).toEqual([contributing]);
});

test('a page is parsed while the mouse button is still down, and once', async ({page}) => {
  await page.addInitScript(() => {
    window.DOMParser = class extends DOMParser {
      override parseFromString(...args: Parameters<DOMParser['parseFromString']>): Document {
        const {dataset} = document.documentElement;
        dataset.parsed = String(Number(dataset.parsed ?? '0') + 1);
        return super.parseFromString(...args);
      }
    };
  });
  const parsed = page.locator('html');
  const requests = pageRequests(page);
  await page.goto(guide);
  const goTo = async (name: string): Promise<void> => {
    await page.getByRole('link', {name, exact: true}).hover();
    await page.mouse.down();
  };
  // A page that isn't here yet is parsed when it arrives.
  await goTo('Contributing');
  await expect(parsed).toHaveAttribute('data-parsed', '1');
  await page.mouse.up();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(parsed).toHaveAttribute('data-parsed', '1');
  expect(requests).toEqual([contributing]);
  // What was shown is not shown again: it has changed since.
  await goTo('Clients');
  await page.mouse.up();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await goTo('Contributing');
  await expect(parsed).toHaveAttribute('data-parsed', '3');
  await page.mouse.up();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(parsed).toHaveAttribute('data-parsed', '3');
});

const refuse = (route: Route): Promise<void> =>
  route.request().resourceType() === 'fetch' ? route.fulfill({status: 503}) : route.continue();
const noResponse = (route: Route): Promise<void> => route.abort('connectionrefused');

/** The documents that the browser loads by itself. */
function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Lets a fault happen when it is told to. */
function hold(fault: (route: Route) => Promise<void>): {fault: (route: Route) => Promise<void>; release: () => void} {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return {
    release,
    fault: async (route) => {
      if (route.request().resourceType() === 'fetch') await held;
      await fault(route);
    },
  };
}

test('a failed preload warns, and the click loads the page in full, once', async ({page, errors}) => {
  const logged = warnings(page);
  const documents = documentRequests(page);
  await page.goto(guide);
  await page.route(`**${contributing}`, refuse);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'Contributing', exact: true}).hover();
  await expect.poll(() => logged.length).toBe(1);
  expect(logged[0]).toContain(`Preloading ${contributing} failed`);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  expect(await isSameDocument()).toBe(false);
  await page.waitForTimeout(500);
  expect(documents).toEqual([guide, contributing]);
  expect(errors.splice(0).every((error) => error.includes('Failed to load resource'))).toBe(true);
});

test('a click while the preload is under way loads the page in full when the server refuses it', async ({page, errors}) => {
  const logged = warnings(page);
  const documents = documentRequests(page);
  await page.goto(guide);
  const {fault, release} = hold(refuse);
  await page.route(`**${contributing}`, fault);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  expect(documents).toEqual([guide, contributing]);
  expect(logged.filter((text) => text.includes(`Preloading ${contributing} failed`))).toHaveLength(1);
  errors.splice(0);
});

test('a click while the preload is under way shows Retry when nothing responds', async ({page, errors}) => {
  const documents = documentRequests(page);
  await page.goto(guide);
  const {fault, release} = hold(noResponse);
  await page.route(`**${contributing}`, fault);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  release();
  await expect(page.getByRole('alert')).toContainText('No response from the server.');
  await page.unroute(`**${contributing}`);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  expect(documents).toEqual([guide]);
  errors.splice(0);
});

test('after a failed preload the click asks once more, and a server that is gone does not take the site away', async ({
  page,
  errors,
}) => {
  const logged = warnings(page);
  const documents = documentRequests(page);
  const requests = pageRequests(page);
  await page.goto(guide);
  await page.route(`**${contributing}`, noResponse);
  await page.getByRole('link', {name: 'Contributing', exact: true}).hover();
  await expect.poll(() => logged.length).toBe(1);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('alert')).toContainText('No response from the server.');
  expect(requests).toEqual([contributing, contributing]);
  expect(documents).toEqual([guide]);
  errors.splice(0);
});

test('without a network the error is shown with Retry, which works once the network is back', async ({page, context, errors}) => {
  await page.goto(guide);
  const isSameDocument = await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toContainText('This page could not be loaded');
  await context.setOffline(false);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(page).toHaveURL(contributing);
  expect(await isSameDocument()).toBe(true);
  expect([...new Set(errors.splice(0))]).toEqual(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
});

test('a server error is shown with Retry', async ({page, errors}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  await page.goto(guide);
  await page.route(`**${contributing}`, (route) => route.fulfill({status: 503, body: 'Busy'}));
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('alert')).toContainText(`${contributing} responded with 503`);
  await page.unroute(`**${contributing}`);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  errors.splice(0);
});

test('going back from an error needs no network', async ({page, context, errors}) => {
  await page.goto(guide);
  await context.setOffline(true);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle('This page could not be loaded | Algolia API');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  errors.splice(0);
});

test('a retry that is still loading does not take over a later navigation', async ({page, context, errors}) => {
  await page.goto(guide);
  await context.setOffline(true);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.route(`**${contributing}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.getByRole('link', {name: 'Algolia API', exact: true}).click();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(1200);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Algolia');
  errors.splice(0);
});

test('the address of a page that cannot be loaded is named wherever the page before it named its own', async ({
  page,
  context,
  errors,
}) => {
  await page.goto(guide);
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  const wanted = '/docs/clients/installation';
  await context.setOffline(true);
  await sidebar.getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', wanted);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Clients', exact: true})).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${wanted}$`));
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${wanted}$`));
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
  for (const link of await page.locator('[data-locale-link]').all()) await expect(link).toHaveAttribute('href', wanted);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(sidebar.locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[aria-current]:not([data-locale-link], [data-version])')).toHaveText(
    'Contributing',
  );
  await context.setOffline(false);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', `${contributing}.md`);
  errors.splice(0);
});
