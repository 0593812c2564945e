import {readFileSync} from 'node:fs';
import {sections} from '@docs/migrate';
import type {Locator, Page} from '@playwright/test';
import {chunkWith} from './chunks.ts';
import {findOverflow} from './layoutFaults.ts';
import {serveAndCount} from './serveAndCount.ts';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const guide = '/docs/5/clients/migration-guides/javascript';

const program = `import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

export async function find(query, options) {
  const {hits} = await index.search(query, options);
  return hits;
}

await index.partialUpdateObject({objectID: 'dune', year: 1984});
console.log(await find('dune'));
`;

const form = (page: Page): Locator => page.getByRole('form', {name: 'Migration assistant'});
const area = (page: Page): Locator => form(page).getByRole('textbox', {name: 'Your code for version 4'});
const press = (page: Page, name: string): Promise<void> => form(page).getByRole('button', {name, exact: true}).click();
const status = (page: Page): Locator => page.locator('[data-status]');
const pane = (page: Page, side: 'Before' | 'After'): Locator => page.getByRole('group', {name: new RegExp(`^${side}: `)});
const head = (page: Page): Locator => page.locator('main').getByRole('heading', {name: /places? changed|Nothing to change/});

async function migrate(page: Page, code: string): Promise<void> {
  await area(page).fill(code);
  await press(page, 'Migrate');
}

/** Drops a file as a reader does: over the form first, which loads what takes it. */
async function dropFile(page: Page, name: string, content: string | number[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({fileName, part}) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([typeof part === 'string' ? part : new Uint8Array(part)], fileName));
      return transfer;
    },
    {fileName: name, part: content},
  );
  await area(page).dispatchEvent('dragenter', {dataTransfer});
  await expect(async () => {
    await area(page).dispatchEvent('dragover', {dataTransfer});
    await expect(form(page)).toHaveCSS('outline-style', 'dashed', {timeout: 100});
  }).toPass();
  await area(page).dispatchEvent('drop', {dataTransfer});
}

test('pasted code is migrated, says what needs the reader, and leads to the guide; nothing leaves the page', async ({page}) => {
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).origin}`));
  await migrate(page, program);
  await expect(head(page)).toContainText(/\d places changed, 1 needs you/);
  await expect(status(page)).toHaveText(/\d places changed, 1 needs you\./);
  await expect(pane(page, 'After')).toContainText('client.searchSingleIndex(');
  await expect(pane(page, 'Before').locator('del').first()).toBeVisible();
  await expect(pane(page, 'After').locator('ins').first()).toBeVisible();
  const finding = page
    .getByRole('listitem')
    .filter({hasText: 'Check'})
    .filter({has: page.getByRole('button', {name: /^Line/})});
  await finding.getByRole('link').click();
  await expect(page).toHaveURL(`${guide}#search-one-index`);
  await expect(page.getByRole('heading', {name: 'Search one index'})).toBeInViewport();
  await expect(area(page)).toHaveValue(program);
  expect(new Set(sent)).toEqual(new Set([`GET ${new URL(page.url()).origin}`]));
});

test('a finding leads to its line, which gets focus and a mark', async ({page}) => {
  await page.goto(guide);
  await migrate(page, program);
  await page
    .getByRole('button', {name: /^Line \d+/})
    .first()
    .click();
  const line = pane(page, 'After').locator('[data-line]:focus');
  await expect(line).toContainText('searchSingleIndex');
  await expect(line).toBeInViewport();
  await expect(line).toHaveCSS('outline-width', '2px');
});

test('the result is copied, and saved under the name of the file, with its line breaks', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({name: 'films.mjs', mimeType: 'text/javascript', buffer: Buffer.from(program.replaceAll('\n', '\r\n'))});
  await expect(head(page)).toBeVisible();
  await expect(form(page).getByLabel('Language')).toHaveValue('js');
  await page.getByRole('button', {name: 'Copy the result'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('searchSingleIndex');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download films.mjs'}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('films.mjs');
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text.replaceAll('\r\n', '\n')).toBe(copied.replaceAll('\r\n', '\n'));
});

test('a file can be dropped, and its name tells the language', async ({page}) => {
  await page.goto(guide);
  await dropFile(page, 'Films.vue', `<template><p /></template>\n\n<script setup>\n${program}</script>\n`);
  await expect(head(page)).toBeVisible();
  await expect(area(page)).toHaveValue(/<script setup>/);
  await expect(form(page).getByLabel('Language')).toHaveValue('vue');
  await expect(pane(page, 'After')).toContainText('searchSingleIndex');
  await expect(page.getByRole('button', {name: 'Download Films.vue'})).toBeVisible();
});

test('all of it works by keyboard alone', async ({page}) => {
  await page.goto(guide);
  await area(page).focus();
  await page.keyboard.insertText(program);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(head(page)).toBeVisible();
  await expect(area(page)).toBeFocused();
  const reached: string[] = [];
  for (let presses = 0; presses < 20 && !reached.includes('Line'); presses += 1) {
    await page.keyboard.press('Tab');
    const words = await page.locator(':focus').evaluate((element) => element.textContent || element.getAttribute('type') || '');
    reached.push(words.replace(/ \d+$/, ''));
  }
  expect(reached).toEqual(['Migrate', 'file', 'Clear', 'Copy the result', 'Download migrated.tsx', 'Line']);
  await page.keyboard.press('Enter');
  await expect(pane(page, 'After').locator('[data-line]:focus')).toBeVisible();
});

test('an example shows what it does; Clear starts over', async ({page}) => {
  await page.goto(guide);
  await press(page, 'Try an example');
  await expect(head(page)).toContainText('need you');
  await expect(page.getByText('To do', {exact: true}).first()).toBeVisible();
  await expect(page.getByText('Check', {exact: true}).first()).toBeVisible();
  const changed = page.locator('summary', {hasText: /^Changed \(\d+\)$/});
  await changed.click();
  await expect(page.getByRole('listitem').filter({hasText: 'searchSingleIndex'}).first()).toBeVisible();
  await expect(form(page).getByRole('button', {name: 'Try an example'})).toBeHidden();
  await press(page, 'Clear');
  await expect(area(page)).toHaveValue('');
  await expect(area(page)).toBeFocused();
  await expect(head(page)).toHaveCount(0);
  await expect(form(page).getByRole('button', {name: 'Try an example'})).toBeVisible();
});

test('code that cannot be read says where and why, and stays', async ({page}) => {
  await page.goto(guide);
  const broken = `import algoliasearch from 'algoliasearch';\nconst b = = 2;\n`;
  await migrate(page, broken);
  const problem = page.locator('main').getByText('Can’t read this code. Line 2, column 11: ');
  await expect(problem).toBeVisible();
  await expect(status(page)).toHaveText(/^Can’t read this code\. Line 2/);
  await expect(area(page)).toHaveValue(broken);
  await page.getByRole('button', {name: 'Go to line 2'}).click();
  await expect(area(page)).toBeFocused();
  expect(await area(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(broken.lastIndexOf('='));
  await migrate(page, program);
  await expect(head(page)).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test('TypeScript, JSX and old type assertions are read without a choice', async ({page}) => {
  await page.goto(guide);
  await migrate(page, `${program}const list = <ul>{hits.map((hit) => <li>{hit.objectID}</li>)}</ul>;\n`);
  await expect(head(page)).toBeVisible();
  await migrate(page, `${program}const first = <string>hits[0].objectID;\n`);
  await expect(page.getByRole('button', {name: 'Download migrated.ts', exact: true})).toBeVisible();
});

test('code without anything to change says so; so does no code', async ({page}) => {
  await page.goto(guide);
  await press(page, 'Migrate');
  await expect(page.locator('main').getByText('Paste your code first.')).toBeVisible();
  await expect(area(page)).toBeFocused();
  await migrate(page, 'console.log(1);');
  await expect(head(page)).toHaveText('Nothing to change');
  await expect(page.getByText('This code uses nothing that’s different in version 5.')).toBeVisible();
  await expect(pane(page, 'After')).toHaveCount(0);
});

test('files that are too large or are no text are refused, and the text stays', async ({page}) => {
  await page.goto(guide);
  await area(page).fill(program);
  await dropFile(page, 'big.js', 'x'.repeat(1_200_000));
  await expect(page.locator('main').getByText('big.js has 1.2 MB. This page takes up to 1 MB.')).toBeVisible();
  await dropFile(page, 'photo.png', [137, 80, 78, 71, 0, 255]);
  await expect(page.locator('main').getByText('photo.png isn’t a text file.')).toBeVisible();
  await expect(area(page)).toHaveValue(program);
});

test('hostile text stays text', async ({page}) => {
  await page.goto(guide);
  await dropFile(page, '<img src=x>.js', `${program}document.title = '<img src=x onerror=alert(1)>';\n`);
  await expect(pane(page, 'After')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the same code stands at the same height, and what is far from changes is folded', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  const filler = Array.from({length: 60}, (_, index) => `step(${index});`).join('\n');
  await migrate(page, `${program}${filler}\nawait index.saveObjects(films);\nend();\n`);
  await expect(head(page)).toBeVisible();
  const top = (side: 'Before' | 'After', text: string): Promise<number> =>
    pane(page, side)
      .locator('[data-line]', {hasText: text})
      .evaluate((line) => line.getBoundingClientRect().top);
  for (const text of ['console.log(', 'end();']) expect(await top('Before', text)).toBe(await top('After', text));
  await pane(page, 'Before')
    .getByRole('button', {name: /^\d+ unchanged lines$/})
    .click();
  await expect(pane(page, 'Before').locator('[data-line]:focus')).toContainText('step(');
  await expect(pane(page, 'After')).toContainText('step(30);');
  expect(await top('Before', 'step(30);')).toBe(await top('After', 'step(30);'));
  await pane(page, 'After').evaluate((element) => element.scrollTo(0, 300));
  await expect.poll(() => pane(page, 'Before').evaluate(({scrollTop}) => scrollTop)).toBe(300);
  await page.setViewportSize({width: 390, height: 844});
  const boxes = [await pane(page, 'Before').boundingBox(), await pane(page, 'After').boundingBox()];
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
});

test('the result is accessible, and fits, in both themes', async ({page}) => {
  test.setTimeout(240_000);
  await page.goto(guide);
  await press(page, 'Try an example');
  await page.locator('summary', {hasText: /^Changed \(/}).click();
  for (const width of [1440, 1010, 390]) {
    await page.setViewportSize({width, height: 900});
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('the first migration loads at most 120 KiB, and nothing is loaded before', async ({page}) => {
  const {origin, served, close} = await serveAndCount();
  await page.goto(origin + guide);
  await page.waitForLoadState('networkidle');
  served.length = 0;
  await area(page).fill(program);
  await page.waitForLoadState('networkidle');
  const sum = (): number => served.reduce((total, {size}) => total + size, 0) / 1024;
  // What listens to the form.
  expect(sum()).toBeLessThanOrEqual(12);
  await press(page, 'Migrate');
  await expect(head(page)).toBeVisible();
  expect(sum()).toBeGreaterThan(20);
  expect(sum()).toBeLessThanOrEqual(120);
  served.length = 0;
  await press(page, 'Migrate');
  await expect(head(page)).toBeVisible();
  expect(served).toEqual([]);
  close();
});

test('what cannot be loaded can be tried again, and the text stays', async ({page, errors}) => {
  const chunk = chunkWith('clients-and-imports');
  await page.route(chunk, (route) => route.abort());
  await page.goto(guide);
  await migrate(page, program);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('The migration assistant could not be loaded');
  await page.unroute(chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(head(page)).toBeVisible();
  await expect(area(page)).toHaveValue(program);
  errors.splice(0);
});

test('typing goes on while nothing can be loaded, and one message says so', async ({page, errors}) => {
  const chunk = chunkWith('Paste your code first.');
  await page.route(chunk, (route) => route.abort());
  await page.goto(guide);
  await area(page).pressSequentially('const a');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('The migration assistant could not be loaded');
  await expect(alert).toHaveCount(1);
  await expect(area(page)).toHaveValue('const a');
  await page.unroute(chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toHaveCount(0);
  await expect(form(page).getByRole('button', {name: 'Clear'})).toBeVisible();
  errors.splice(0);
});

test('1,000 lines are shown within a second', async ({page}) => {
  await page.goto(guide);
  await migrate(page, program);
  await expect(head(page)).toBeVisible();
  const long = program + `${'step();\n'.repeat(9)}await index.search(query, {hitsPerPage: 5});\n`.repeat(100);
  // As text that is typed, Chromium takes seconds for it; readers paste it.
  await area(page).evaluate((element: HTMLTextAreaElement, text) => (element.value = text), long);
  const took = await form(page).evaluate(async (element) => {
    const start = performance.now();
    element.querySelector<HTMLElement>('[data-migration-part=migrate]')?.click();
    await new Promise((resolve) => {
      const {nextElementSibling: place} = element;
      if (place) new MutationObserver(resolve).observe(place, {childList: true});
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  await expect(head(page)).toContainText(/^10\d places changed/);
  expect(took).toBeLessThan(1000);
});

for (const from of ['/', '/docs/5/clients/migration-guides']) {
  test(`${from} leads to it`, async ({page}) => {
    await page.goto(from);
    await page
      .locator('main')
      .getByRole('link', {name: /^migrate(s a file or a project| your code)$/})
      .click();
    await expect(page).toHaveURL(`${guide}#migrate-a-file-or-a-project`);
    await expect(form(page)).toBeInViewport();
  });
}

test('the guide has every section that a finding leads to', async ({page}) => {
  await page.goto(guide);
  const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(sections.filter((section) => !ids.includes(section))).toEqual([]);
});

test('the pre-release has none', async ({page}) => {
  await page.goto('/docs/clients/migration-guides/javascript');
  await expect(form(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the page has the command', async ({page}) => {
    await page.goto(guide);
    await expect(page.getByText('node migrate-algoliasearch.mjs src --dry-run')).toBeVisible();
    await expect(page.getByRole('form', {name: 'Migration assistant'})).toHaveCount(0);
  });
});
