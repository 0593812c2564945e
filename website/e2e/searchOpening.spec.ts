import type {Page} from '@playwright/test';
import {dialog, input, options} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

/** Holds every script back that is asked for from now on. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const plainInput = (page: Page) => dialog(page).getByPlaceholder('Search docs');

for (const [name, open] of Object.entries({
  'its button': (page: Page) => page.getByRole('link', {name: 'Search', exact: true}).click(),
  'Ctrl K': (page: Page) => page.keyboard.press('Control+k'),
})) {
  test(`by ${name} the search opens at once, and hands over what was typed while it was loading`, async ({page}) => {
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await open(page);
    await expect(plainInput(page)).toBeFocused();
    await expect(dialog(page).getByRole('status')).toHaveText('Loading search…');
    await page.keyboard.type('pushEv');
    release();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('pushEv');
    // At the end, not before what was typed.
    await page.keyboard.type('ents');
    await expect(input(page)).toHaveValue('pushEvents');
    await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  });
}

test('letters typed without a pause are all there, whenever the scripts arrive', async ({page}) => {
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  const text = 'how do I wait for a task to finish before I search again';
  const typing = page.keyboard.type(text, {delay: 15});
  await page.waitForTimeout(200);
  release();
  await typing;
  await expect(input(page)).toHaveValue(text);
});

test('a search that is closed while it is loading stays closed, and opens empty', async ({page}) => {
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('task');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  release();
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('Enter leads to the search page while the search is loading', async ({page}) => {
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('task');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=task');
  release();
  await expect(page.getByRole('region', {name: 'Results'})).toBeVisible();
});

test('the dialog does not move when the search takes it over', async ({page}) => {
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  const places = async () => [
    await plainInput(page).boundingBox(),
    await dialog(page).getByRole('button', {name: 'Close'}).boundingBox(),
  ];
  const before = await places();
  release();
  await expect(input(page)).toBeFocused();
  expect(await places()).toEqual(before);
});
