import {contributing, expect, guide, markDocument, test} from './test.ts';

test('an internal link shows the next page without a full load, moves focus and says so', async ({page}) => {
  await page.goto('/');
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(page).toHaveTitle('Introduction to the clients | Algolia API');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText('Introduction to the clients | Algolia API');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/clients\/introduction$/);
  await expect(page.locator('meta[name=docusaurus_tag]')).toHaveAttribute('content', 'docs-default-current');
  expect(await isSameDocument()).toBe(true);
});

test('the styles of a page arrive with it', async ({page}) => {
  await page.goto('/search');
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  const sidebar = page.getByRole('navigation', {name: 'Documentation'}).locator('..');
  await expect(sidebar).toHaveCSS('position', 'sticky');
  expect(await page.locator('head style').count()).toBe(1);
});

test('back and forward restore content and scroll position', async ({page}) => {
  await page.goto(guide);
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(page).toHaveURL(contributing);
  expect(await isSameDocument()).toBe(true);
});

test('a route change scrolls to the hash target', async ({page}) => {
  await page.goto('/');
  await page.evaluate((href) => {
    document.querySelector('main a')?.setAttribute('href', href);
  }, `${guide}#report-a-problem`);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(`${guide}#report-a-problem`);
  await expect(page.getByRole('heading', {name: 'Report a problem'})).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('links to other sites, files and new tabs are left to the browser', async ({page, context}) => {
  await page.goto('/');
  const isSameDocument = await markDocument(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Contribute', exact: true}).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(contributing);
  expect(await isSameDocument()).toBe(true);
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/robots.txt'));
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL('/robots.txt');
  await expect(page.locator('body')).toContainText('Sitemap:');
});

test('a second click while the first page loads shows the second page only', async ({page}) => {
  await page.route(`**${contributing}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', {name: 'Contribute', exact: true}).click();
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await page.waitForTimeout(900);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(page).toHaveURL(guide);
});

test('/docs leads to the main doc', async ({page}) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(contributing);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
});

for (const address of [`${guide}.html`, `${guide}/index.html`, `${guide}/`]) {
  test(`the server leads ${address} to the bare path`, async ({page}) => {
    await page.goto(`${address}?language=php#install-a-client`);
    await expect(page).toHaveURL(`${guide}?language=php#install-a-client`);
  });

  test(`a host that serves ${address} as it is still shows the bare path`, async ({page, request}) => {
    const html = await (await request.get(guide)).text();
    await page.route(`**${address}`, (route) => route.fulfill({body: html, contentType: 'text/html'}));
    await page.goto(address);
    await expect(page).toHaveURL(guide);
  });

  test(`a link to ${address} shows the bare path`, async ({page}) => {
    await page.goto('/');
    const isSameDocument = await markDocument(page);
    await page.evaluate((href) => document.querySelector('main a')?.setAttribute('href', href), address);
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(guide);
    expect(await isSameDocument()).toBe(true);
  });
}
