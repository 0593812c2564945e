import type {Page} from '@playwright/test';

/** Starts the search as a reader does who has not touched it before: what it needs is loaded now. */
export async function openSearchByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]:focus').waitFor();
}

/** Waits until all of the index has answered: only then the number of results is told. */
export async function waitForResults(page: Page, query: string): Promise<void> {
  const status = page.locator('dialog [role=status]');
  await status.filter({hasText: `for “${query}”`}).waitFor({state: 'attached', timeout: 60_000});
}
