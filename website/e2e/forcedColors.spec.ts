import type {Locator, Page} from '@playwright/test';
import {options, search} from './searchModal.ts';
import {contributing, expect, guide, test} from './test.ts';

// The reader's theme button says light, their system's colours are dark: what keeps its own colours must follow the system.
test.use({contextOptions: {forcedColors: 'active'}, colorScheme: 'dark', viewport: {width: 1440, height: 900}});
test.beforeEach(({page}) => page.addInitScript(() => localStorage.setItem('theme', 'light')));

const canvas = 'rgb(0, 0, 0)';
const canvasText = 'rgb(255, 255, 255)';

/** Forced colours replace every colour, transparent ones too, so a border or outline of some width is seen. */
async function expectLine(element: Locator, side: 'border-left' | 'border-bottom' | 'outline', width: string): Promise<void> {
  await expect(element).toHaveCSS(`${side}-style`, 'solid');
  await expect(element).toHaveCSS(`${side}-width`, width);
  await expect(element).not.toHaveCSS(`${side}-color`, canvas);
}

test('what is chosen and where the reader is can be seen', async ({page}) => {
  await page.goto(guide);
  const main = page.getByRole('navigation', {name: 'Main'});
  await expectLine(main.getByRole('link', {name: 'Clients', exact: true}), 'border-bottom', '2px');
  await expect(main.getByRole('link', {name: 'Contributing', exact: true})).toHaveCSS('border-bottom-width', '0px');
  const sidebar = page.getByRole('navigation', {name: 'Documentation'}).getByRole('link');
  await expectLine(sidebar.nth(0), 'border-left', '3px');
  await expect(sidebar.nth(1)).toHaveCSS('border-left-width', '0px');
  const sections = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await expectLine(sections.nth(0), 'border-left', '2px');
  await expect(sections.nth(1)).toHaveCSS('border-left-width', '0px');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expectLine(tabs.nth(0), 'border-bottom', '2px');
  await expect(tabs.nth(1)).toHaveCSS('border-bottom-width', '0px');
  await main.locator('summary', {hasText: 'EN'}).click();
  await expectLine(main.getByRole('link', {name: 'English'}), 'border-left', '3px');
});

test('the API that is shown can be seen, in the navbar, in its dropdown and in the side menu', async ({page}) => {
  await page.goto('/specs/insights');
  const main = page.getByRole('navigation', {name: 'Main'});
  const summary = main.locator('summary', {hasText: 'HTTP API'});
  await expectLine(summary, 'border-bottom', '2px');
  await summary.click();
  await expectLine(main.getByRole('link', {name: 'Insights', exact: true}), 'border-left', '3px');
  await expect(main.getByRole('link', {name: 'Recommend', exact: true})).toHaveCSS('border-left-width', '0px');
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Open the menu'}).click();
  const site = page.getByRole('navigation', {name: 'Site'});
  await expectLine(site.getByRole('link', {name: 'Insights', exact: true}), 'border-left', '3px');
  await expect(site.getByRole('link', {name: 'Recommend', exact: true})).toHaveCSS('border-left-width', '0px');
});

test('focus can be seen, and buttons have an edge or an icon', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Tab');
  await expectLine(page.locator(':focus'), 'outline', '2px');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expect(page.getByText('Copy page')).toHaveCSS('border-top-width', '1px');
  const icons = page.getByRole('navigation', {name: 'Main'}).locator('svg[stroke]:visible');
  expect(await icons.count()).toBeGreaterThan(3);
  for (const icon of await icons.all()) await expect(icon).not.toHaveCSS('stroke', canvas);
});

test('highlighted lines of code and their wrapping show', async ({page}) => {
  await page.goto('/docs/contributing/add-new-api-client');
  const line = page.locator('pre mark').first();
  await expectLine(line, 'border-left', '3px');
  for (const part of [line, ...(await line.locator('span').all())]) await expect(part).toHaveCSS('color', canvasText);
  const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await expect(wrap).toHaveCSS('border-top-width', '1px');
  await wrap.click();
  await expect(wrap).toHaveCSS('border-top-width', '2px');
});

test('drawings have the colours of the text around them', async ({page}) => {
  await page.goto(contributing);
  const drawing = page.locator('.diagram svg').first();
  await expect(drawing.locator('.node text').first()).toHaveCSS('fill', canvasText);
  await expect(drawing.locator('.node:not(.accent) path').first()).toHaveCSS('stroke', canvasText);
  await expect(drawing.locator('.node path').first()).toHaveCSS('fill', canvas);
  await expect(drawing.locator('.edge path').first()).toHaveCSS('stroke', canvasText);
});

/** Words that a search found were black on black. */
async function expectReadable(marks: Locator): Promise<void> {
  await expect(marks.first()).toBeVisible();
  const colours = await marks.evaluateAll((all) =>
    all.map((found) => [getComputedStyle(found).color, getComputedStyle(found).backgroundColor].join(' on ')),
  );
  expect([...new Set(colours)]).toEqual([`${canvasText} on ${canvas}`]);
}

test('the search shows the choice that Enter would take, and the words that it found', async ({page}) => {
  await page.goto(guide);
  await search(page, 'task');
  await expectLine(options(page).first(), 'outline', '2px');
  await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none');
  await expectReadable(page.getByRole('dialog').locator('mark'));
});

test('the search page shows the chosen area', async ({page}) => {
  await page.goto('/search?q=key&area=Contributing');
  const area = (name: RegExp): Locator => page.locator('label', {hasText: name}).locator('span');
  await expect(area(/^Contributing/)).toHaveCSS('border-top-width', '2px');
  await expect(area(/^Guides/)).toHaveCSS('border-top-width', '1px');
  await expectReadable(page.locator('main mark'));
});

test('a reference shows the place that the address names, and its code as plain text', async ({page}) => {
  await page.goto('/specs/insights#error/401');
  await expectLine(page.locator(':target'), 'outline', '2px');
  await page.locator('main li[id] > a').first().click();
  await expectLine(page.locator('li:target'), 'outline', '2px');
  const code = page.locator('pre[data-code]:visible').first();
  await expect(code).toHaveCSS('forced-color-adjust', 'none');
  await expect(code).toHaveCSS('color', canvasText);
  await expect(code).toHaveCSS('background-color', canvas);
  const string = await code.evaluate((element) => getComputedStyle(element, '::highlight(code-string)').color);
  expect(string).toBe(canvasText);
});

async function openChecker(page: Page, operation: string): Promise<void> {
  await page.getByRole('button', {name: `Try it: ${operation}`}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('the checker shows what is wrong in the body and in a parameter', async ({page}) => {
  await page.goto('/specs/insights#operation/pushEvents');
  await openChecker(page, 'pushEvents');
  await page.getByLabel('Body JSON').fill('{"events": 5}');
  const fault = page.locator('dialog mark').first();
  await expect(fault).toHaveCSS('text-decoration-style', 'wavy');
  await expect(fault).toHaveCSS('text-decoration-color', canvasText);
  await page.goto('/specs/analytics#operation/getTopSearches');
  await openChecker(page, 'getTopSearches');
  const limit = page.getByRole('textbox', {name: /^limit/});
  await expect(limit).toHaveCSS('border-top-width', '1px');
  await limit.fill('many');
  await expect(limit).toHaveCSS('border-top-width', '2px');
});

test('a page that loads slowly shows its progress', async ({page}) => {
  await page.goto(guide);
  await page.route(`**${contributing}`, () => {});
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('progressbar')).toHaveCSS('border-top-width', '3px');
});
