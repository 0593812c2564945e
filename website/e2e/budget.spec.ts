import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtSite, expect, guide, test} from './test.ts';

const kibibyte = 1024;
const html = (): string => readFileSync(path.join(builtSite, `${guide}.html`), 'utf8');
const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

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

for (const stored of [undefined, 'java']) {
  test(`the guide loads with at most 4 requests and does not shift (language: ${stored ?? 'none'})`, async ({page}) => {
    if (stored) await page.addInitScript((language) => localStorage.setItem('docusaurus.tab.language', language), stored);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
      Object.assign(window, {shifts});
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
  });
}
