import type {Locator, Page} from '@playwright/test';
import {expect, guide, reference, test} from './test.ts';

/** Runs through window widths and measures something at each. */
async function measure<Value>(page: Page, widths: number[], read: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    values.push(await read());
  }
  return values;
}

const countColumns = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
const readWidth = (element: Locator): Promise<number> => element.evaluate((box) => Math.round(box.getBoundingClientRect().width));

test('API cards are in one column, from 768 px in two, from 960 in three and from 1920 in five', async ({page}) => {
  await page.goto('/');
  const cards = page
    .getByRole('region', {name: /HTTP APIs$/})
    .getByRole('list')
    .first();
  const columns = await measure(page, [390, 767, 768, 959, 960, 1440, 1919, 1920], () => countColumns(cards));
  expect(columns).toEqual([1, 1, 2, 2, 3, 3, 3, 5]);
});

test('the home page gets wider at 1440 and at 1920 px', async ({page}) => {
  await page.goto('/');
  const section = page.getByRole('region', {name: /HTTP APIs$/});
  expect(await measure(page, [1439, 1440, 1919, 1920], () => readWidth(section))).toEqual([1200, 1360, 1360, 1720]);
});

test('links of the footer are in two columns below 768 px, and in a row from there on', async ({page}) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const countRows = (): Promise<number> =>
    links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
  expect(await measure(page, [390, 767, 768, 1440], countRows)).toEqual([2, 2, 1, 1]);
});

test('the table of contents of a guide gets wider at 1440 and at 1920 px', async ({page}) => {
  await page.goto(guide);
  const contents = page.getByRole('navigation', {name: 'On this page'}).last();
  expect(await measure(page, [1200, 1439, 1440, 1919, 1920], () => readWidth(contents))).toEqual([240, 240, 280, 280, 320]);
});

test('from 1920 px a guide has more room for code, its contents stay beside it, and lines are no longer than before', async ({
  page,
}) => {
  await page.goto(guide);
  const [code, text] = [page.locator('article pre').first(), page.locator('article > p').nth(1)];
  const contents = page.getByRole('navigation', {name: 'On this page'}).last();
  const [before, after] = await measure(page, [1919, 1920], async () => ({
    code: await readWidth(code),
    text: await readWidth(text),
    gap: await contents.evaluate((element) => {
      const end = element.previousElementSibling?.getBoundingClientRect().right ?? 0;
      return Math.round(element.getBoundingClientRect().left - end);
    }),
  }));
  expect(after?.code).toBeGreaterThan(before?.code ?? 0);
  expect(after?.text).toBe(before?.text);
  expect(after?.gap).toBe(64);
});

test('from 1440 px samples of a reference get more of the width than its text, and most of what is added', async ({page}) => {
  await page.goto(reference);
  const operation = page
    .locator('main section')
    .filter({has: page.getByRole('button', {name: /^Try it/})})
    .first();
  const columns = (): Promise<number[]> =>
    operation.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(parseFloat));
  const shares = (await measure(page, [1439, 1440, 1920], columns)).map(([text = 0, samples = 0]) => ({text, samples}));
  const [before, after, wide] = shares;
  expect(before?.samples).toBe(before?.text);
  expect(after?.samples).toBeGreaterThan((after?.text ?? 0) * 1.1);
  expect(wide?.text).toBe(576);
  expect(wide?.samples).toBeGreaterThan(900);
});
