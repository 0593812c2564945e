import type {Locator, Page} from '@playwright/test';
import {findNavbarFaults} from './layoutFaults.ts';
import {apis, expect, guide, reference, test} from './test.ts';

const main = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
const site = (page: Page): Locator => page.getByRole('navigation', {name: 'Site'});
const current = (part: Locator): Locator => part.locator('[aria-current]');

test('the navbar is one row from 996 px on in a wide font, and the sidebar sticks right below it', async ({page}) => {
  for (const route of ['/', guide, reference]) {
    await page.goto(route);
    expect(await findNavbarFaults(page)).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await page.locator('#menu').evaluate((menu) => menu.getBoundingClientRect().top)).toBe(60);
});

test('with room to spare, the search button has its words', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  const search = await main(page).getByRole('link', {name: 'Search'}).boundingBox();
  for (const words of ['Search', 'Ctrl']) {
    const box = await main(page)
      .getByText(words, {exact: words === 'Search'})
      .last()
      .boundingBox();
    expect(box?.y, words).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
  }
});

test('the repository link has a name to see: beside its icon, or below it while it is pointed at or focused', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  const link = main(page).getByRole('link', {name: 'GitHub'});
  const name = link.getByText('GitHub');
  const isBeside = async (): Promise<boolean> => {
    const [icon, text] = await Promise.all([link.locator('svg').boundingBox(), name.boundingBox()]);
    return icon !== null && text !== null && text.x >= icon.x + icon.width && text.y < icon.y + icon.height;
  };
  expect(await isBeside()).toBe(true);
  await expect(name).toHaveCSS('opacity', '1');
  await page.setViewportSize({width: 1010, height: 900});
  expect(await isBeside()).toBe(false);
  await expect(name).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(name).toHaveCSS('opacity', '1');
  const box = await name.boundingBox();
  const navbar = await page.locator('header').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  await page.mouse.move(0, 500);
  await expect(name).toHaveCSS('opacity', '0');
  await main(page).getByRole('link', {name: 'Algolia documentation'}).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(name).toHaveCSS('opacity', '1');
});

test('on a reference, "HTTP API" and the API are current', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const api of apis.slice(0, 2)) {
    await page.goto(`/specs/${api}`);
    const dropdown = main(page).locator('details', {hasText: 'HTTP API'});
    await expect(dropdown.locator('summary')).toHaveAttribute('aria-current', 'true');
    await dropdown.locator('summary').click();
    await expect(current(dropdown.locator('ul'))).toHaveAttribute('href', `/specs/${api}`);
  }
  await page.goto(guide);
  await expect(main(page).locator('summary', {hasText: 'HTTP API'})).not.toHaveAttribute('aria-current');
});

test('the side menu marks the API too, lists the languages, and opens where the reader is in the sidebar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/specs/search#operation/deleteRule');
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(current(site(page))).toHaveText(['Search', 'Next', 'English']);
  await expect(page.getByRole('navigation', {name: 'Reference'}).locator('[aria-current]')).toBeInViewport();
});
