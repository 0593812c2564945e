import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});
export const input = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search docs'});
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens the search and asks something. */
export async function ask(page: Page, query: string, timeout?: number): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused({timeout});
  await input(page).fill(query);
}

/** Asks, and waits until all of the index has answered: results from its first part may move. */
export async function search(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`\\d results? for “${query}”`));
}

/** Addresses of the results, in their order. */
export function listUrls(page: Page): Promise<(string | null)[]> {
  return options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
