import {contributing, expect, guide, markDocument, test, withoutIdleTime} from './test.ts';

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
    document.querySelector('main [data-next-page]')?.setAttribute('href', href);
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
  await page.evaluate(() => document.querySelector('main [data-next-page]')?.setAttribute('href', '/robots.txt'));
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL('/robots.txt');
  await expect(page.locator('body')).toContainText('Sitemap:');
});

test('a second click while the first page loads shows the second page only', async ({page}) => {
  const held: (() => void)[] = [];
  await page.route(`**${contributing}`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', {name: 'Contribute', exact: true}).click();
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  for (const release of held) release();
  await page.waitForTimeout(500);
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
    await page.evaluate((href) => document.querySelector('main [data-next-page]')?.setAttribute('href', href), address);
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(guide);
    expect(await isSameDocument()).toBe(true);
  });
}

test('a link to the page that is shown scrolls to its top, without a full load', async ({page}) => {
  await page.goto(`${guide}#report-a-problem`);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveURL(guide);
  expect(await isSameDocument()).toBe(true);
});

test('a page of a newer deployment is loaded in full, with its own styles', async ({page, errors, blocked}) => {
  await page.goto(guide);
  await page.route(`**${contributing}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/'sha256-[^']+'/g, "'unsafe-inline'")
      .replace('</style>', 'h1{color:rgb(1, 2, 3)}</style>');
    await route.fulfill({response, body});
  });
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await isSameDocument()).toBe(false);
  // Reading the new page is enough for the old policy to complain.
  expect(blocked.splice(0)).toEqual(errors.splice(0));
});

test('a link to a page that is gone shows the not-found page', async ({page, errors}) => {
  await page.goto('/');
  await page.evaluate(() => document.querySelector('main [data-next-page]')?.setAttribute('href', '/docs/gone'));
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL('/docs/gone');
  expect(errors.splice(0).every((error) => error.includes('404'))).toBe(true);
});

test('a search leaves the modal for the search page, which shows the query', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByPlaceholder('Search docs').fill('zzzzqqqq');
  await expect(page.getByRole('dialog')).toContainText('No results for');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zzzzqqqq');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('main').getByPlaceholder('Search docs')).toHaveValue('zzzzqqqq');
  await page.locator('main').getByPlaceholder('Search docs').fill('alien');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=alien');
  await page.goBack();
  await expect(page.locator('main').getByPlaceholder('Search docs')).toHaveValue('zzzzqqqq');
});

test('the side menu closes at once, also when the page is slow', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(`**${contributing}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(guide);
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await page.locator('#menu').getByRole('link', {name: 'Contributing'}).click();
  await expect(page.locator('#menu')).toBeHidden({timeout: 1000});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
});

test('behaviour that crashes on a new page is logged, and page and other behaviour stay', async ({page, errors}) => {
  await page.goto('/');
  await page.evaluate(() => {
    window.IntersectionObserver = function () {
      throw new Error('Broken on purpose');
    } as unknown as typeof IntersectionObserver;
  });
  await page.evaluate(
    (href) => document.querySelector('main [data-next-page]')?.setAttribute('href', href),
    `${guide}?language=php`,
  );
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(page.getByRole('tab', {name: 'PHP'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').first()).toHaveText('Introduction to the clients | Algolia API');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors.splice(0).join()).toContain('Broken on purpose');
});

test('a page that crashes before it is there says so with its message, and can be tried again', async ({page, errors}) => {
  await page.goto('/');
  await page.evaluate(() => {
    Document.prototype.adoptNode = () => {
      throw new Error('Broken on purpose');
    };
  });
  await page.getByRole('link', {name: 'Get started'}).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(alert).toContainText('Broken on purpose');
  await expect(page).toHaveTitle('This page crashed. | Algolia API');
  expect(errors.splice(0).join()).toContain('Broken on purpose');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(page).toHaveURL(guide);
});

test('a page that is shown from its top is laid out in two steps, and others at once', async ({page}) => {
  await withoutIdleTime(page);
  await page.goto(guide);
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  const last = page.locator('article > :last-child');
  await sidebar.getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('what is laid out later is laid out soon', async ({page}) => {
  await page.goto(guide);
  const states = await page.evaluateHandle(() => {
    const seen: boolean[] = [];
    const note = (): number => seen.push(document.querySelector('[data-arriving]') !== null);
    new MutationObserver(note).observe(document.body, {childList: true, subtree: true, attributeFilter: ['data-arriving']});
    return seen;
  });
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('link', {name: 'Installation'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  expect(await states.evaluate((seen) => seen.includes(true))).toBe(true);
  await expect(page.locator('article > :last-child')).toHaveCSS('content-visibility', 'visible');
});
