import type {Page} from '@playwright/test';
import {dialog, options, search} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

// Whole stories, by keyboard alone: what a reader does one after the other, from loading a page on.
test.use({viewport: {width: 1440, height: 900}});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const {ariaLabel = null, textContent = ''} = document.activeElement ?? {};
    return (ariaLabel ?? textContent).replaceAll(/\s+/g, ' ').trim();
  });

/** Presses Tab until something of this name has focus, as a reader does. Fails where that takes too long. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  const isThere = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  while (passed.length < 120) {
    await page.keyboard.press(key);
    passed.push(await focused(page));
    if (isThere(passed.at(-1) ?? '')) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}, only to ${passed.join(', ')}.`);
}

async function expectAtHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', {name, exact: true})).toBeInViewport();
  await expect
    .poll(() => page.getByRole('heading', {name, exact: true}).evaluate((it) => it.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(60);
}

test('reading: past the navigation, to another guide, to a section of it, to the next page', async ({page}) => {
  await page.goto(guide);
  await tabTo(page, 'Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('#main')?.contains(document.activeElement))).toBe(true);
  await tabTo(page, 'Filtering your search', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Filtering your search');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText(/^Filtering your search/);
  const toc = page.getByRole('navigation', {name: 'On this page'});
  const section = (await toc.getByRole('link').nth(2).textContent()) ?? '';
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await expectAtHeading(page, section);
  await page.keyboard.press('Tab');
  const isBelow = await page.evaluate(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const place = document.activeElement?.compareDocumentPosition(heading ?? document);
    return place === Node.DOCUMENT_POSITION_PRECEDING;
  });
  expect(isBelow).toBe(true);
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Filtering your search');
  await expect(page.locator('#main')).toBeFocused();
});

test('searching: the result is where reading and Tab go on, and Escape leads back', async ({page}) => {
  await page.goto(guide);
  await tabTo(page, 'Algolia documentation');
  await search(page, 'delete an index');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Algolia documentation');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('pushEvents');
  await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specs/insights#operation/pushEvents');
  await expectAtHeading(page, 'Send events');
  await expect(page.getByRole('heading', {name: 'Send events'})).toBeFocused();
  await tabTo(page, 'Copy the path of pushEvents');
});

test('searching: a result on the same page is where Tab goes on, too', async ({page}) => {
  await page.goto('/specs/insights');
  await tabTo(page, 'Algolia documentation');
  await search(page, 'pushEvents');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specs/insights#operation/pushEvents');
  await expect(dialog(page)).toBeHidden();
  await expectAtHeading(page, 'Send events');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Link to this section');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Copy the path of pushEvents');
});

test('choosing a language: by arrow keys, it holds on the next page and in a reference', async ({page}) => {
  await page.goto(guide);
  await tabTo(page, 'JavaScript');
  await tabTo(page, 'JavaScript');
  await expect(page.getByRole('tab', {name: 'JavaScript'}).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'PHP'}).first()).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, 'Installation', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Install/);
  await expect(page.getByText('composer require').first()).toBeVisible();
  await tabTo(page, 'HTTP API', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specs/search');
  await expect(page.getByRole('tab', {name: 'PHP'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'PHP'}).first()).toBeVisible();
});

test('checking a request: from the navbar to the operation, a fault, its place, its repair, the code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await tabTo(page, 'HTTP API');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Insights');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Insights');
  await tabTo(page, /^POST ?Send events$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Send events');
  await tabTo(page, 'Try it: pushEvents');
  await page.keyboard.press('Enter');
  const body = page.getByLabel('Body JSON');
  await expect(page.getByRole('button', {name: 'Close'})).toBeFocused();
  while (!(await body.evaluate((editor) => editor === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{"events": 5}');
  await expect(page.locator('[data-status]').first()).toHaveText('1 problem');
  await tabTo(page, 'Line 1, column 12');
  await page.keyboard.press('Enter');
  await expect(body).toBeFocused();
  await page.keyboard.type('[{"eventType": "view", "eventName": "a", "index": "b", "userToken": "c", "objectIDs": ["d"]}]');
  await expect(page.locator('[data-status]').first()).toHaveText('The request is valid');
  await tabTo(page, 'This request as code');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('dialog').getByRole('button', {name: 'Copy', exact: true});
  await expect(copy).toBeAttached(); // Code gets it when it is shown, a little later than the tabs.
  await tabTo(page, 'Copy');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status]').first()).toHaveText('Code copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('objectIDs');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Try it: pushEvents'})).toBeFocused();
});
