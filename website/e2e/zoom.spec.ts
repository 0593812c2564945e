import type {Page} from '@playwright/test';
import {findOverflow, zoomed} from './layoutFaults.ts';
import {guides, runOwn, waitForEnd} from './runSample.ts';
import {search} from './searchModal.ts';
import {addStyles, expect, guide, reference, test} from './test.ts';

/** Whether the last control that is shown in a layer can be scrolled to. */
function reachLast(layer: Element): boolean {
  const shown = [...layer.querySelectorAll<HTMLElement>('a[href], button')].filter((control) => control.checkVisibility());
  const last = shown.at(-1);
  last?.focus();
  const {top, bottom} = last?.getBoundingClientRect() ?? new DOMRect();
  return document.activeElement === last && top >= 0 && bottom <= innerHeight + 1;
}

const opened: [string, string, (page: Page) => Promise<void>][] = [
  ['the search with results', guide, (page) => search(page, 'task')],
  ['the search without results', guide, (page) => search(page, 'zzzzqqqq')],
  ['the side menu', guide, (page) => page.getByRole('button', {name: 'Open the menu'}).click()],
  ['the table of contents', guide, (page) => page.locator('summary', {hasText: 'On this page'}).click()],
  ['the menu of a page', '/docs/clients/migration-guides/javascript', (page) => page.getByText('Copy page').click()],
  ['the menu of a reference', '/specs/query-suggestions', (page) => page.getByText('Copy page').click()],
  ['the operations of a reference', '/specs/ingestion', (page) => page.getByRole('button', {name: 'Operations'}).click()],
  ['the results of a search', '/search?q=key', waitForResults],
  [
    'the checker with faults',
    '/specs/insights#operation/pushEvents',
    async (page) => {
      await page.getByRole('button', {name: 'Try it: pushEvents'}).click();
      await page.getByLabel('Body JSON').fill(`{"events": [{"eventNme": "${'x'.repeat(80)}"}]}`);
      await page.getByText('This request as code').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  ],
  ['a sample in its editor, with what it printed', guides.ga, runLongLine],
  [
    'what is in the mock',
    guides.ga,
    async (page) => {
      await runLongLine(page);
      await page.getByRole('button', {name: 'What’s in the mock'}).click();
      await page.getByRole('dialog').getByText('Records').first().click();
    },
  ],
];

/** Until all of the index has answered: its last part brings most of the areas. */
async function waitForResults(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('status')).toHaveText(/\d results? for/);
}

async function runLongLine(page: Page): Promise<void> {
  await runOwn(page, `console.log('${'x'.repeat(300)}'); throw new Error('${'y'.repeat(300)}');`);
  expect(await waitForEnd(page)).toMatch(/^Failed/);
}

for (const {width, height} of zoomed) {
  for (const [name, route, open] of opened) {
    test(`${name} fits into ${width} by ${height} px, and all of it can be reached`, async ({page}) => {
      await page.setViewportSize({width, height});
      await page.goto(route);
      await open(page);
      expect(await findOverflow(page)).toEqual([]);
      const layer = page.locator(':modal, :popover-open, details[data-dropdown][open], main').last();
      await expect.poll(() => layer.evaluate(reachLast)).toBe(true);
    });
  }
}

/** What WCAG 1.4.12 lets readers set. */
const spacing = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

for (const width of [320, 1000, 1440]) {
  test(`text may be spaced out at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const route of ['/', guide, '/specs/insights', '/search?q=key']) {
      await page.goto(route);
      if (route.startsWith('/search')) await waitForResults(page);
      await addStyles(page, spacing);
      expect(await findOverflow(page)).toEqual([]);
    }
  });
}

test('where spacing or text size makes the navbar two rows, what sticks below it follows', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 900});
  for (const route of [guide, reference]) {
    await page.goto(route);
    await addStyles(page, `${spacing} html {font-size: 200%}`);
    const navbar = page.locator('header').first();
    await expect.poll(() => navbar.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(60);
    await page.evaluate(() => window.scrollTo(0, 600));
    const gap = (): Promise<number> =>
      page.locator('#menu').evaluate((menu) => {
        const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.abs(menu.getBoundingClientRect().top - above);
      });
    await expect.poll(gap).toBeLessThan(1);
  }
});
