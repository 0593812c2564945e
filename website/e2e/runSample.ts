import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** A guide with many samples, in each version of the docs, and one for version 4 of the client. */
export const guides = {
  ga: '/docs/5/clients/guides/send-data-to-algolia',
  alpha: '/docs/clients/guides/send-data-to-algolia',
  v4: '/docs/clients/migration-guides/javascript',
};

export const output = (page: Page): Locator => page.getByRole('group', {name: 'Output'});
export const printed = (page: Page): Locator => page.getByRole('group', {name: 'Printed'});
export const editor = (page: Page): Locator => page.getByRole('textbox', {name: 'Program'});

/** Presses a button under the first sample that is shown. */
export async function pressUnderSample(page: Page, name: string, sample = 0): Promise<void> {
  await page.getByRole('button', {name, exact: true}).nth(sample).click();
}

/** Opens the editor, and runs a program of one's own in it. */
export async function runOwn(page: Page, source: string): Promise<void> {
  if ((await editor(page).count()) === 0) await pressUnderSample(page, 'Edit');
  await editor(page).fill(source);
  await editor(page).press('Control+Enter');
}

/** Waits for the end, and returns what the head says. */
export async function waitForEnd(page: Page, timeout = 15_000): Promise<string> {
  const head = output(page).locator('b').first();
  await expect(head).toHaveText(/^(Ran|Failed|Stopped)/, {timeout});
  return head.innerText();
}
