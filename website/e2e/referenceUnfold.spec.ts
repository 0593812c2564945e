import type {Locator, Page} from '@playwright/test';
import {byId, expectAtTop, operationSection, restingTop} from './referencePage.ts';
import {contributing, expect, reference, test} from './test.ts';

const fieldIn = (page: Page, place: string, name: string): Locator =>
  byId(page, place).locator('li > a:first-child').getByText(name, {exact: true}).first();

for (const [operation, inBody, inResponse] of [
  ['searchSingleIndex', 'aroundLatLng', 'nbPages'],
  ['browse', 'aroundLatLng', 'cursor'],
  ['addApiKey', 'acl', 'createdAt'],
  ['saveSynonyms', 'objectID', 'taskID'],
] as const) {
  test(`${operation} shows the fields of its request and of its response without a click`, async ({page}) => {
    await page.goto(`${reference}#operation/${operation}`);
    await expect(fieldIn(page, `operation/${operation}/body`, inBody)).toBeVisible();
    await byId(page, `operation/${operation}/response/200`).scrollIntoViewIfNeeded();
    await expect(fieldIn(page, `operation/${operation}/response/200`, inResponse)).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('main')?.getAnimations({subtree: true}).length)).toBe(0);
  });
}

test('what is far from the window stays closed', async ({page}) => {
  await page.goto(`${reference}#operation/addApiKey`);
  await expect(fieldIn(page, 'operation/addApiKey/body', 'acl')).toBeVisible();
  await expect(byId(page, 'operation/searchSingleIndex/body').locator('details[open]')).toHaveCount(0);
});

test('what a reader closes stays closed, also after going back', async ({page}) => {
  await page.goto(`${reference}#operation/addApiKey`);
  const section = byId(page, 'operation/addApiKey/body').locator('details').first();
  await expect(section).toHaveAttribute('open');
  await section.locator('> summary').click();
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await byId(page, 'operation/addApiKey').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await expect(section).not.toHaveAttribute('open');
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  await page.goBack();
  await expect(byId(page, 'operation/addApiKey')).toBeInViewport();
  await page.waitForTimeout(300);
  await expect(section).not.toHaveAttribute('open');
});

for (const width of [390, 1440]) {
  test(`a link to a response leads there, with the body above it open, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(`${reference}#operation/addApiKey/response/200`);
    await expect(fieldIn(page, 'operation/addApiKey/body', 'acl')).toBeAttached();
    await expectAtTop(byId(page, 'operation/addApiKey/response/200'));
  });

  test(`what opens above the reader’s place does not move it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(`${reference}#operation/deleteApiKey`);
    await expectAtTop(byId(page, 'operation/deleteApiKey'));
    await page.mouse.move(width / 2, 500);
    const opened = page.locator('main details[data-schema-part][open]');
    const before = await opened.count();
    for (let step = 0; step < 8; step += 1) {
      const mark = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 3, 300)?.closest('main *'));
      const top = await mark.evaluate((element) => element?.getBoundingClientRect().top ?? 0);
      await page.mouse.wheel(0, -400);
      await page.waitForTimeout(150);
      const moved = (await mark.evaluate((element) => element?.getBoundingClientRect().top ?? 0)) - top;
      expect(Math.abs(moved - 400), `step ${step}`).toBeLessThanOrEqual(2);
    }
    expect(await opened.count()).toBeGreaterThan(before);
  });
}

test('a jump that the address does not name, as by a search in the page, ends where it led', async ({page}) => {
  await page.goto(reference);
  const heading = operationSection(page, 'getApiKey').locator('h3');
  await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await expect(fieldIn(page, 'operation/addApiKey/body', 'acl')).toBeAttached();
  expect(await restingTop(heading)).toBeLessThanOrEqual(140);
  await expect(heading).toBeInViewport();
});

test('at the end of the page a reader stays at its end', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/specs/insights');
  // The heights of what was skipped on the way are guesses, so that the first press may end above the end.
  await expect(async () => {
    await page.keyboard.press('End');
    await restingTop(page.locator('footer'));
    const rest = await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
    expect(rest).toBeLessThanOrEqual(2);
  }).toPass();
  await expect(page.locator('footer')).toBeInViewport();
});

for (const [operation, place] of [
  ['addApiKey', 'response/200'],
  ['deleteObject', 'response/200'],
  ['deleteSource', 'response/200'],
] as const) {
  test(`no sentence is twice in the ${place} of ${operation}, with its schema open`, async ({page}) => {
    await page.goto(`${reference}#operation/${operation}/${place}`);
    const part = byId(page, `operation/${operation}/${place}`);
    await expect(part.locator('li').first()).toBeVisible();
    const texts = await part.locator('div:not(:has(*))').allTextContents();
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(Boolean);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences).toEqual([...new Set(sentences)]);
  });
}

test('an operation says once that it needs the admin key', async ({page}) => {
  await page.goto(`${reference}#operation/addApiKey`);
  await expect(operationSection(page, 'addApiKey').getByText(/needs the admin/i)).toHaveCount(1);
});
