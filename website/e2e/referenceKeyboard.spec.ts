import type {Page} from '@playwright/test';
import {byId, expectAtTop, operationSection} from './referencePage.ts';
import {expect, reference, test} from './test.ts';

const controls = 'a[href], button, input, summary, [tabindex="0"]';

/** Focuses every control of the page in turn. Returns those of which nothing can be seen then. */
async function listHiddenWhenFocused(page: Page): Promise<{count: number; hidden: string[]}> {
  return page.evaluate(async (selector) => {
    const isSeen = (element: Element): boolean =>
      [...element.getClientRects()].some(({left, top, right, bottom}) =>
        [left + 2, (left + right) / 2, right - 2].some((x) => {
          const found = document.elementFromPoint(x, (top + bottom) / 2);
          return found !== null && (element.contains(found) || found.contains(element)) && found.closest('main') !== null;
        }),
      );
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.matches(selector) && element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
    );
    const hidden: string[] = [];
    let section: Element | null = null;
    for (const element of all) {
      // What comes near opens within some frames: nobody tabs through a whole operation in one.
      if (element.closest('section') !== section)
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      element.focus();
      // A section that comes near is laid out with the next frame, and may move the control.
      if (element.closest('section') !== section) await new Promise(requestAnimationFrame);
      section = element.closest('section');
      if (document.activeElement !== element || !isSeen(element)) hidden.push(element.outerHTML.slice(0, 120));
    }
    return {count: all.length, hidden};
  }, controls);
}

for (const width of [390, 1440]) {
  test(`no control that has focus is hidden under the navbar or the button at ${width} px`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    await page.goto(reference);
    const {count, hidden} = await listHiddenWhenFocused(page);
    expect(count).toBeGreaterThan(1000);
    expect(hidden).toEqual([]);
  });
}

test('Tab goes on from a link of the navigation through the operation, in reading order', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(reference);
  await page.getByRole('navigation', {name: 'Reference'}).locator('a[href="#operation/searchForFacetValues"]').focus();
  await page.keyboard.press('Enter');
  await expectAtTop(byId(page, 'operation/searchForFacetValues'));
  await expect(operationSection(page, 'searchForFacetValues').locator('details[data-schema-part][open]')).toHaveCount(1);
  const expected = await operationSection(page, 'searchForFacetValues').evaluate((section, selector) => {
    const all = [...section.querySelectorAll<HTMLElement>(selector)];
    return all
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.outerHTML.slice(0, 100));
  }, controls);
  const reached: string[] = [];
  while (reached.length < expected.length) {
    await page.keyboard.press('Tab');
    reached.push(await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 100)));
  }
  expect(reached).toEqual(expected);
  expect(expected.join()).toMatch(/Copy the path.*<summary>.*role="tab".*<pre.*data-copy-code/s);
});

test('a field is opened with Enter, and what is inside comes next', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  const place = operationSection(page, 'searchSingleIndex').locator('details[data-schema]:not([data-schema-part])').first();
  await place.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveAttribute('open');
  await expect(place.locator('li > a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await place.locator('> summary').focus();
  await page.keyboard.press('Space');
  await expect(place).not.toHaveAttribute('open');
});

test('languages are chosen with the arrow keys, and the sample and its copy button come next', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  const section = operationSection(page, 'searchSingleIndex');
  const tabs = section.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(section.locator('pre[role=tabpanel]:visible')).toHaveAttribute('aria-label', 'PHP');
  await page.keyboard.press('End');
  await expect(tabs.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(section.locator('pre[role=tabpanel]:visible')).toHaveAttribute('aria-label', 'cURL');
  await page.keyboard.press('Tab');
  await expect(section.locator('pre[role=tabpanel]:visible')).toBeFocused();
  await page.keyboard.press('Tab');
  const copy = section.locator('figure').first().getByRole('button', {name: 'Copy'});
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS('opacity', '1');
});

test('a region is chosen with the arrow keys', async ({page}) => {
  await page.goto('/specs/analytics');
  await page.getByRole('radio', {name: 'us'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'de'})).toBeFocused();
  await expect(page.locator('main dt code').first()).toHaveText('https://analytics.de.algolia.com');
});

test('the copy buttons work with Enter and Space', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${reference}#operation/searchSingleIndex`);
  await page.getByRole('button', {name: 'Copy the path of searchSingleIndex'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/1/indexes/{indexName}/query');
  await operationSection(page, 'searchSingleIndex').locator('figure').first().getByRole('button', {name: 'Copy'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').first()).toHaveText('Code copied');
});

test('on a small screen the operations are opened, walked through and chosen by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${reference}#operation/saveRule`);
  await expectAtTop(byId(page, 'operation/saveRule'));
  const button = page.getByRole('button', {name: 'Operations'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('#menu a[href="#operation/deleteRule"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu')).toBeHidden();
  await expectAtTop(byId(page, 'operation/deleteRule'));
  await page.keyboard.press('Tab');
  expect(await operationSection(page, 'deleteRule').evaluate((section) => section.contains(document.activeElement))).toBe(true);
});
