import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {ask} from './searchModal.ts';
import {builtSite, contributing, expect, guide, routes, test, withoutIdleTime} from './test.ts';

/** What a screen reader says unasked: the texts of live regions, but for those that an open modal dialog silences. */
async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const heard = document.querySelector('dialog:modal') ?? document;
        return [...heard.querySelectorAll('[role=status], [role=alert]')].map(({textContent}) => textContent).join('\n');
      }),
    )
    .toMatch(text);
}

test('every page has the place for messages from the start, empty', () => {
  for (const route of routes.filter((candidate) => candidate !== '/not/a/page')) {
    const html = readFileSync(path.join(builtSite, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
    expect(html, route).toContain('role="status" data-status=""></div>');
  }
});

test('a page that was navigated to, what was copied, and a page that cannot be loaded are said', async ({
  page,
  context,
  errors,
}) => {
  await withoutIdleTime(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', {name: 'Get started'}).click();
  await expectHeard(page, /^Introduction to the clients/);
  await page.locator('figure:visible').first().hover();
  await page.getByRole('button', {name: 'Copy code'}).first().click();
  await expectHeard(page, 'Code copied');
  await page.getByText('Copy page').click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expectHeard(page, 'Page copied');
  await context.setOffline(true);
  await page.evaluate((url) => void navigation.navigate(url), contributing);
  await expectHeard(page, 'This page could not be loaded');
  errors.splice(0);
});

test('the search says how much it found, and when it cannot search', async ({page, errors}) => {
  await page.goto(guide);
  await ask(page, 'task');
  await expectHeard(page, /\d+ results for “task”/);
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto(guide);
  await ask(page, 'task');
  await expectHeard(page, 'Unable to fetch results');
  await page.goto('/search?q=task');
  await expectHeard(page, 'Unable to fetch results');
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expectHeard(page, /\d+ results for “task”/);
  errors.splice(0);
});

test('a search that cannot be started says so', async ({page, errors}) => {
  await page.goto(guide);
  await page.route('**/*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expectHeard(page, 'Search could not be loaded');
  await expect(page.getByRole('dialog').getByPlaceholder('Search docs')).toBeFocused();
  errors.splice(0);
});

for (const width of [390, 1440]) {
  test(`the checker says its result at ${width} px, and what was copied`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width, height: 844});
    await page.goto('/specs/insights#operation/pushEvents');
    await page.getByRole('button', {name: 'Try it: pushEvents'}).click();
    await expectHeard(page, 'The request is valid');
    await page.getByRole('button', {name: 'Copy a link to this request'}).click();
    await expectHeard(page, 'Copied');
    await page.getByLabel('Body JSON').fill('{"events": 5}');
    await expectHeard(page, '1 problem');
  });
}
