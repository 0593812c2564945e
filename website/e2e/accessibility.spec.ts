import {openSections} from './referencePage.ts';
import {expect, guide, reference, references, routes, test} from './test.ts';
import {ask} from './searchModal.ts';
import {findViolations} from './violations.ts';

/** Of the other references, the first sections will do: they are made of the same parts. */
const opened: Record<string, {own: number; shared: number}> = {
  [reference]: {own: Infinity, shared: 12},
  '/specs/ingestion': {own: Infinity, shared: Infinity},
};

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({colorScheme: theme, viewport: {width, height: 900}});

      for (const route of routes.filter((candidate) => !references.includes(candidate))) {
        test(`${route} has no accessibility violation`, async ({page, errors}) => {
          await page.goto(route);
          expect(await findViolations(page)).toEqual([]);
          errors.splice(0, route === '/not/a/page' ? 1 : 0);
        });
      }

      for (const route of references) {
        const {own, shared} = opened[route] ?? {own: 10, shared: 10};
        test(`${route} has none with ${own === Infinity ? 'all' : own} sections open`, async ({page}) => {
          test.setTimeout(300_000);
          await page.goto(route);
          await openSections(page, own, shared);
          expect(await findViolations(page)).toEqual([]);
        });
      }

      test('open menus have none', async ({page}) => {
        await page.goto(guide);
        if (width < 996) {
          await page.getByRole('button', {name: 'Open the menu'}).click();
          expect(await findViolations(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('summary', {hasText: 'On this page'}).click();
        } else {
          await page.locator('nav[aria-label="Main"] summary', {hasText: 'EN'}).click();
        }
        expect(await findViolations(page)).toEqual([]);
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
        await page.goto('/search?q=task');
        await expect(page.locator('main')).toContainText('results for “task”');
        expect(await findViolations(page)).toEqual([]);
      });

      test('every tab, hovered code and the error state have none', async ({page, context, errors}) => {
        await page.goto(guide);
        for (const language of ['PHP', 'Java', 'JavaScript']) {
          await page.getByRole('tab', {name: language, exact: true}).first().click();
          expect(await findViolations(page)).toEqual([]);
        }
        await page.locator('figure:visible').nth(1).hover();
        await page.waitForTimeout(250);
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

for (const route of [guide, reference]) {
  test(`targets of ${route} are at least 24 px in both directions, or apart from each other`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(route);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, [role=tab], nav a')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 100)}))
        .filter(({box}) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({html}) => html),
    );
    expect(small).toEqual([]);
  });
}

test('in forced colours the selected tab, the current section and the focus can still be seen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(guide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs.nth(0)).toHaveCSS('border-bottom-width', '2px');
  await expect(tabs.nth(1)).toHaveCSS('border-bottom-width', '0px');
  const sections = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await expect(sections.nth(0)).toHaveCSS('border-left-width', '2px');
  await expect(sections.nth(1)).toHaveCSS('border-left-width', '0px');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('text follows the font size of the browser', async ({page}) => {
  await page.goto(guide);
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  await expect(page.locator('article > ul > li').first()).toHaveCSS('font-size', '24px');
});

test('with reduced motion nothing spins', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(guide);
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), {className: 'spinner'})));
  await expect(page.locator('.spinner')).toHaveCSS('animation-iteration-count', '1');
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
