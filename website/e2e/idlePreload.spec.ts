import type {Page} from '@playwright/test';
import {expect, guide, pageRequests, test, warnings, withoutIdleTime} from './test.ts';

const nextPage = '/docs/clients/installation';
const middlePage = '/docs/clients/guides/filtering-your-search';
/** The budget is 16 KiB: the third of these reaches it. */
const sixKibibytes = 'a'.repeat(6 * 1024);

/** Responds to preloads itself, after a while. Returns the largest number of them that were under way at once. */
async function answerPreloads(page: Page, body: string): Promise<() => number> {
  let [open, most] = [0, 0];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 30));
    open -= 1;
    await route.fulfill({contentType: 'text/html', headers: {'content-length': String(body.length)}, body});
  });
  return () => most;
}

/** Resolves once no preload has started for a while. */
async function settle(page: Page, requests: string[]): Promise<void> {
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  for (let seen = 0; seen < requests.length;) {
    seen = requests.length;
    await page.waitForTimeout(1500);
  }
}

test('the next page is loaded in idle time with low priority, and the click needs no further request', async ({page}) => {
  const requests = pageRequests(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities: string[] = [];
  session.on('Network.requestWillBeSent', ({request, type}) => {
    if (type === 'Fetch') priorities.push(request.initialPriority);
  });
  await page.goto(guide);
  await settle(page, requests);
  expect(requests).toEqual([nextPage]);
  expect(priorities).toEqual(['Low']);
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  expect(requests.filter((path) => path === nextPage)).toHaveLength(1);
});

test('the next page is loaded although its link is not in view', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  const requests = pageRequests(page);
  await page.goto(guide);
  await expect(page.locator('[data-next-page]')).not.toBeInViewport();
  await expect.poll(() => requests).toContain(nextPage);
});

test('a link that comes into view is loaded then', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await answerPreloads(page, '');
  const requests = pageRequests(page);
  await page.goto('/');
  await settle(page, requests);
  expect(requests).not.toContain('/specs/insights');
  await page.locator('main a[href="/specs/insights"]').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('/specs/insights');
});

/** Adds a link to the text of a page, as the server sends it. */
async function addLink(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('</h1>', '$&<p><a href="/in-text">Text</a></p>')});
  });
}

test('pages come one at a time, each once, the most likely first', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 3000});
  const countAtOnce = await answerPreloads(page, '');
  await addLink(page, middlePage);
  const requests = pageRequests(page);
  await page.goto(middlePage);
  await settle(page, requests);
  const neighbours = await page.getByRole('navigation', {name: 'Documentation'}).evaluate((sidebar) => {
    const links = [...sidebar.querySelectorAll('a')];
    const current = links.findIndex((link) => link.ariaCurrent === 'page');
    return links
      .map((link, place) => ({path: link.pathname, isLarge: link.hasAttribute('data-large-page'), distance: place - current}))
      .filter(({isLarge, distance}) => !isLarge && distance !== 0)
      .sort((one, other) => Math.abs(one.distance) - Math.abs(other.distance));
  });
  const next = neighbours.find(({distance}) => distance > 0);
  const likely = [next, ...neighbours.filter((neighbour) => neighbour !== next)].map((neighbour) => neighbour?.path);
  expect(requests.slice(0, 4)).toEqual(likely.slice(0, 4));
  const inNavbar = '/docs/contributing/introduction';
  const places = [...likely, '/in-text', inNavbar].map((path) => requests.indexOf(path ?? ''));
  expect(places).not.toContain(-1);
  expect(Math.max(...places.slice(0, -2))).toBeLessThan(places.at(-2) ?? 0);
  expect(places.at(-2)).toBeLessThan(places.at(-1) ?? 0);
  expect(countAtOnce()).toBe(1);
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests).not.toContain(middlePage);
});

test('files and other sites are left alone', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 3000});
  await answerPreloads(page, '');
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') addresses.push(request.url());
  });
  await page.goto(middlePage);
  await settle(page, addresses);
  for (const link of ['main a[href$=".json"]', 'a[href^="https://"]'])
    await expect(page.locator(link).filter({visible: true}).first()).toBeInViewport();
  const site = new URL(page.url()).origin;
  expect(addresses.filter((address) => !address.startsWith(site) || new URL(address).pathname.includes('.'))).toEqual([]);
});

test('no further page is loaded once 16 KiB have come, until another page is shown', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 3000});
  await answerPreloads(page, sixKibibytes);
  const requests = pageRequests(page);
  await page.goto(middlePage);
  await expect.poll(() => requests).toHaveLength(3);
  await settle(page, requests);
  expect(requests).toHaveLength(3);
});

test('a large page is not loaded because a link to it is in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 3000});
  await answerPreloads(page, '');
  const requests = pageRequests(page);
  await page.goto('/');
  await settle(page, requests);
  await expect(page.locator('main a[href="/specs/search"]').first()).toBeInViewport();
  expect(requests).toContain('/specs/insights');
  expect(requests).not.toContain('/specs/search');
  await page.locator('main a[href="/specs/search"]').first().hover();
  await expect.poll(() => requests).toContain('/specs/search');
});

test('after a failure nothing more is tried', async ({page, errors}) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({status: 503}) : route.fallback(),
  );
  const [requests, logged] = [pageRequests(page), warnings(page)];
  await page.goto(guide);
  await settle(page, requests);
  expect(requests).toHaveLength(1);
  expect(logged).toHaveLength(1);
  errors.splice(0);
});

for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
  test(`nothing is preloaded with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const requests = pageRequests(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('link', {name: 'Contribute', exact: true}).hover();
    await page.getByRole('link', {name: 'Contribute', exact: true}).focus();
    await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).hover();
    await page.waitForTimeout(1000);
    expect(requests).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(2);
  });
}

test('nothing is loaded before the page itself is', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/held.svg', async (route) => {
    await held;
    await route.fulfill({contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>'});
  });
  await page.route(`**${guide}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('</body>', '<img src="/held.svg" alt=""></body>')});
  });
  const requests = pageRequests(page);
  await page.goto(guide, {waitUntil: 'domcontentloaded'});
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);
  release();
  await expect.poll(() => requests).toEqual([nextPage]);
});

test('nothing is loaded while the browser is busy', async ({page}) => {
  await withoutIdleTime(page);
  const requests = pageRequests(page);
  await page.goto(guide);
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);
});

test('a browser that does not tell when it is idle preloads, too', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  const requests = pageRequests(page);
  await page.goto(guide);
  await expect.poll(() => requests).toEqual([nextPage]);
});
