import {spawnSync} from 'node:child_process';
import {expect, guide, test} from './test.ts';

test('the table of contents has levels 2 and 3 and marks the current section', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  const toc = page.getByRole('navigation', {name: 'On this page'});
  const headings = await page.locator('main :is(h2, h3)').allTextContents();
  expect(await toc.getByRole('link').allTextContents()).toEqual(headings);
  await toc.getByRole('link', {name: 'The lite client'}).click();
  await expect(page).toHaveURL(`${guide}#the-lite-client`);
  await expect(toc.locator('[aria-current]')).toHaveText('The lite client');
  await toc.getByRole('link', {name: 'Report a problem'}).click();
  await expect(toc.locator('[aria-current]')).toHaveText('Report a problem');
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(toc.locator('[aria-current]')).toHaveText('What you need');
});

test('a heading anchor copies its link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await page.getByRole('heading', {name: 'Install a client'}).hover();
  await page.locator('a[href="#install-a-client"][aria-describedby]').click();
  await expect(page.getByRole('status').first()).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('#install-a-client');
});

test('code is copied as written and wraps on request', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/clients/guides/send-data-to-algolia');
  const block = page.locator('figure', {hasText: 'const films'});
  await block.hover();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(page.getByRole('status').first()).toHaveText('Code copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(0, 6)).toEqual([
    'const films: Film[] = [',
    "  {objectID: 'metropolis', title: 'Metropolis', year: 1927},",
    "  {objectID: 'playtime', title: 'Playtime', year: 1967},",
    '];',
    '',
    expect.stringMatching(/^const requests = films\.map/),
  ]);
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await expect(block.locator('pre')).toHaveCSS('white-space', /pre-wrap|break-spaces/);
  await expect(block.getByRole('button', {name: 'Wrap long lines'})).toHaveAttribute('aria-pressed', 'true');
});

test('a highlighted line keeps the lines around it where they belong', async ({page}) => {
  await page.goto('/docs/clients/installation');
  const block = page.locator('figure', {hasText: 'index.html'});
  await expect(block.locator('mark')).toHaveCount(1);
  const {lines, height, lineHeight} = await block.locator('pre').evaluate((pre) => {
    const style = getComputedStyle(pre);
    const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
    return {
      lines: pre.textContent.split('\n').length,
      height: pre.clientHeight - padding,
      lineHeight: parseFloat(style.lineHeight),
    };
  });
  expect(Math.round(height / lineHeight)).toBe(lines);
});

/** A shallow clone and a folder outside of git know no dates, and pages then show none. */
function hasHistory(): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {encoding: 'utf8'});
  return stdout.trim() === 'false';
}

test('breadcrumbs, edit link and the date of the last commit are there', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem')).toHaveText(['Home', 'Introduction']);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/algolia/api-clients-automation/edit/main/website/docs/clients/introduction.mdx',
  );
  if (hasHistory()) await expect(page.locator('main time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  else await expect(page.locator('main time')).toHaveCount(0);
});

test('the layout switches at 996 px', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await page.goto(guide);
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(300);
  await expect(page.getByRole('button', {name: 'Open the menu'})).toBeHidden();
  await page.setViewportSize({width: 995, height: 800});
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open the menu'})).toBeVisible();
});

test('the side menu closes on navigation and when the layout becomes desktop', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await page.locator('#menu').getByRole('link', {name: 'Contributing'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
  await expect(page.locator('#menu')).toBeHidden();
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator('#menu')).toBeHidden();
});

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`nothing sticks out at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const route of ['/', guide, '/docs', '/search']) {
      await page.goto(route);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
