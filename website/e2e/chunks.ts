import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {builtSite} from './test.ts';

const folder = path.join(builtSite, 'assets/chunks');

/** The lazy chunk that holds a text, as a pattern of its address. */
export function chunkWith(text: string): string {
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  if (!file) throw new Error(`No chunk in ${folder} holds "${text}".`);
  return `**/assets/chunks/${file}`;
}

/** Lets the search page run chunks that a test replaces: what its head names has to be what was built. */
export async function withoutPreloads(page: Page): Promise<void> {
  await page.route('**/search?*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace(/<link rel="modulepreload"[^>]*>/g, '')});
  });
}
