import {ask} from './searchModal.ts';
import {expect, guide, test} from './test.ts';
import {findViolations} from './violations.ts';

// Pages as they arrive, and with everything open, are checked in everyPage.spec.ts.
for (const width of [390, 1440]) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({viewport: {width, height: 900}});

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
