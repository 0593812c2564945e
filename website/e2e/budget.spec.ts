import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {compressed, kibibyte, scriptSize} from './scriptSize.ts';
import {builtSite, expect, guide, reference, references, test} from './test.ts';
import {readShifts, watchShifts} from './watchShifts.ts';

const html = (route = guide): string => readFileSync(path.join(builtSite, `${route}.html`), 'utf8');

/** The script and what it imports at once; what it imports later is not part of the start. */
function withImports(file: string): string[] {
  const code = readFileSync(path.join(builtSite, file), 'utf8');
  const imports = [...code.matchAll(/\bfrom\s*["'`](\.[^"'`]+)["'`]/g)].map(([, source = '']) =>
    path.posix.join(path.posix.dirname(file), source),
  );
  return [code, ...imports.flatMap(withImports)];
}

test('the guide starts with at most 10 KiB of script', () => {
  const entries = [...html().matchAll(/<script[^>]*src="([^"]+)"/g)].flatMap(([, src = '']) => withImports(src));
  const inline = [...html().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const size = [...entries, ...inline].reduce((sum, code) => sum + compressed(code), 0);
  expect(entries.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(10 * kibibyte);
});

test('the guide has at most 12 KiB of styles', () => {
  const styles = [...html().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  expect(styles).toHaveLength(1);
  expect(compressed(styles.join(''))).toBeLessThanOrEqual(12 * kibibyte);
  expect(html()).not.toContain('rel="stylesheet"');
});

test('the filter of a table comes without a shift', async ({page}) => {
  await watchShifts(page);
  await page.goto('/docs/clients/migration-guides/javascript#from-old-call-to-new-call');
  await expect(page.getByRole('searchbox', {name: 'Filter calls'})).toBeVisible();
  await page.waitForTimeout(300);
  expect(await readShifts(page)).toEqual([]);
});

for (const stored of [undefined, 'java']) {
  test(`the guide loads with at most 4 requests before it preloads, and does not shift (language: ${stored ?? 'none'})`, async ({
    page,
  }) => {
    if (stored) await page.addInitScript((language) => localStorage.setItem('docusaurus.tab.language', language), stored);
    await watchShifts(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'fetch') requests.push(request.url());
    });
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await readShifts(page)).toEqual([]);
  });
}

/** The size of all scripts that a page loads by itself, those that it imports later included, and of those in its HTML. */
async function loadedScriptSize(page: Page, route: string): Promise<number> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  expect(files.size).toBeGreaterThan(0);
  return scriptSize(files, html(route));
}

// Of every page of the docs, everyPage.spec.ts says the same.
test('a reference starts with at most 4 KiB of script more than the guide', async ({page}) => {
  const ofGuide = await loadedScriptSize(page, guide);
  const ofReference = await loadedScriptSize(page, reference);
  expect(ofReference).toBeGreaterThan(ofGuide);
  expect(ofReference - ofGuide).toBeLessThanOrEqual(4 * kibibyte);
});

for (const route of references) {
  test(`${route} has at most 130 KiB of HTML and 12,000 elements, all that can be opened included`, async ({page}) => {
    expect(compressed(html(route))).toBeLessThanOrEqual(130 * kibibyte);
    await page.goto(route);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(12_000);
  });
}
