import type {Page} from '@playwright/test';
import {openSections} from './referencePage.ts';
import {expect, guide, reference, references, routes, test} from './test.ts';
import {ask} from './searchModal.ts';
import {findViolations} from './violations.ts';

/**
 * Opens everything that is folded, but for menus that would lie over the text. In the largest reference, the shared schemas that
 * open in place are shown open below already; a copy of each in every place would make it three times as long.
 */
async function openAll(page: Page, route: string): Promise<void> {
  if (references.includes(route)) await openSections(page, Infinity, route === reference ? 12 : Infinity);
  await page.evaluate(() => {
    const own = document.querySelectorAll<HTMLDetailsElement>('details:not([data-dropdown], [data-schema])');
    for (const section of own) section.open = true;
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({colorScheme: theme, viewport: {width, height: 900}});

      for (const route of routes) {
        test(`${route} has no accessibility violation with everything open`, async ({page, errors}) => {
          test.setTimeout(300_000);
          await page.goto(route);
          await openAll(page, route);
          expect(await findViolations(page)).toEqual([]);
          errors.splice(0, route === '/not/a/page' ? 1 : 0);
        });
      }

      test('open menus have none', async ({page}) => {
        for (const route of [guide, '/specs/insights']) {
          await page.goto(route);
          await page.getByText('Copy page').click();
          expect(await findViolations(page)).toEqual([]);
        }
        await page.goto(guide);
        if (width < 996) {
          await page.getByRole('button', {name: 'Open the menu'}).click();
          expect(await findViolations(page)).toEqual([]);
        } else {
          for (const name of ['EN', 'HTTP API']) {
            await page.locator('nav[aria-label="Main"] summary', {hasText: name}).click();
            expect(await findViolations(page)).toEqual([]);
          }
        }
      });

      test('the search has none: empty, with results, without, and on its page', async ({page}) => {
        await page.goto(guide);
        for (const [query, shown] of Object.entries({
          '': 'Search guides',
          '/1/events': 'Insights API',
          zzzzqqqq: 'No results for',
        })) {
          await ask(page, query);
          await expect(page.getByRole('dialog')).toContainText(shown);
          expect(await findViolations(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        for (const [query, shown] of Object.entries({task: 'results for “task”', zzzzqqqq: 'No results for'})) {
          await page.goto(`/search?q=${query}`);
          await expect(page.locator('main')).toContainText(shown);
          expect(await findViolations(page)).toEqual([]);
        }
      });

      test('nor has it when its index cannot be loaded, nor its page', async ({page, errors}) => {
        await page.route('**/search-index.json', (route) => route.abort());
        await page.goto(guide);
        await ask(page, 'task');
        await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
        expect(await findViolations(page)).toEqual([]);
        await page.goto('/search?q=task');
        await expect(page.locator('main')).toContainText('Unable to fetch results');
        expect(await findViolations(page)).toEqual([]);
        errors.splice(0);
      });

      test('every tab, hovered code and the error state have none', async ({page, context, errors}) => {
        await page.goto(guide);
        for (const language of ['PHP', 'Java', 'JavaScript']) {
          await page.getByRole('tab', {name: language, exact: true}).first().click();
          expect(await findViolations(page)).toEqual([]);
        }
        await page.locator('figure:visible').nth(1).hover();
        await expect(page.locator('figure:visible').nth(1).getByRole('button').first().locator('..')).toHaveCSS('opacity', '1');
        expect(await findViolations(page)).toEqual([]);
        await context.setOffline(true);
        await page.evaluate(() => navigation.navigate('/docs/contributing/introduction'));
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        errors.splice(0);
      });
    });
  }
}

test('text follows the font size of the browser', async ({page}) => {
  for (const [route, text, size] of [
    [guide, 'article > ul > li', '24px'],
    ['/specs/insights', 'article', '21px'],
  ] as const) {
    await page.goto(route);
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
    await expect(page.locator(text).first()).toHaveCSS('font-size', size);
  }
});

test('a page prints in light colours and with all languages, whatever the reader chose', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.tab.language', 'java');
  });
  await page.goto(guide);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 31, 59)');
  await expect(page.getByText('npm install --save-exact algoliasearch@')).toBeVisible();
  await expect(page.getByText('composer require')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
});
