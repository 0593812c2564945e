import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import siteConfig from '../site.config.ts';
import {listOperations} from './referencePage.ts';
import {docs, expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const sendData = '/docs/clients/guides/send-data-to-algolia';
const migration = '/docs/clients/migration-guides/javascript';
const samplesFolder = path.resolve(import.meta.dirname, '../../samples');

type DocFile = (typeof docs)[number];

/** The text of a page in its version. */
function readText({file, version}: DocFile): string {
  const blocks = /<Only version="(\w+)">[\s\S]*?<\/Only>/g;
  return readFileSync(file, 'utf8').replaceAll(blocks, (block, name) => (name === version ? block : ''));
}

/** How many samples of a language a page shows, by its source. */
function countSamples(doc: DocFile, language: string, extension: string): number {
  const tags = [...readText(doc).matchAll(/<Sample\b([^>]*)\/>/g)].map(([, attributes = '']) => attributes);
  const client = siteConfig.docs.versions.find(({name}) => name === doc.version)?.samples ?? '';
  return tags.filter((attributes) => {
    const guide = /guide="([^"]+)"/.exec(attributes)?.[1] ?? path.basename(doc.file).replace(/(\.\d+)?\.mdx$/, '');
    const only = /only="([^"]+)"/.exec(attributes)?.[1];
    const isThere = [`${guide}.${client}`, guide].some((name) =>
      existsSync(path.join(samplesFolder, language, name + extension)),
    );
    return (only ?? language).split(' ').includes(language) && isThere;
  }).length;
}

for (const doc of docs.filter(({file}) => readFileSync(file, 'utf8').includes('<Sample'))) {
  test(`${doc.route} says of each sample what was checked`, async ({request}) => {
    const html = await (await request.get(doc.route)).text();
    const count = (text: RegExp): number => [...html.matchAll(text)].length;
    const isReleased = doc.version === '5';
    expect(
      count(isReleased ? />Our tests run it with algoliasearch [\w.-]+\.</g : />Our tests run it with algoliasearch /g),
    ).toBe(countSamples(doc, 'javascript', '.ts'));
    expect(
      count(
        isReleased
          ? />Not run\. PHP \d[\d.]+ accepts its syntax, and our tests check/g
          : />Not run: this pre-release can’t be installed any more\./g,
      ),
    ).toBe(countSamples(doc, 'php', '.php') + (isReleased ? 0 : countSamples(doc, 'java', '.java')));
    expect(count(/>Compiled and run with algoliasearch 4\./g)).toBe(isReleased ? countSamples(doc, 'java', '.java') : 0);
    expect(count(/>Our tests send these requests to a mock of the API\.</g)).toBe(countSamples(doc, 'curl', '.sh'));
  });
}

/** Names that are also rights of a key, or words. */
const ambiguous = ['browse', 'deleteIndex', 'deleteObject', 'get', 'post', 'put', 'del', 'search'];
const operations = listOperations('search')
  .map(({id}) => id)
  .filter((id) => !ambiguous.includes(id));

for (const doc of docs.filter(({route}) => route.includes('/clients/'))) {
  test(`${doc.route} links every operation that it names to its reference`, () => {
    const text = readText(doc).replaceAll(/```[\s\S]*?```|``[^\n]*?``/g, '');
    const named = operations.filter((id) => text.includes(`\`${id}\``));
    expect(named.filter((id) => !text.includes(`#operation/${id})`))).toEqual([]);
  });
}

test('the type of a name shows while the pointer is on it, and in a list for those who have none', async ({page}) => {
  await page.goto(sendData);
  const block = page.locator('figure', {hasText: 'const films'});
  const name = block.locator('[data-type]', {hasText: 'objectIDs'}).first();
  const shown = () => name.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await shown()).toBe('none');
  await name.hover();
  expect(await shown()).toBe('"const objectIDs: string[]"');
  const notes = page.locator('details', {has: page.getByText('Types', {exact: true})}).first();
  await notes.locator('summary').click();
  await expect(notes.getByText('const objectIDs: string[]')).toBeVisible();
});

test('what a sample needs before it can be unfolded, with all its notes free of violations', async ({page}) => {
  await page.goto(sendData);
  await page.locator('summary', {hasText: 'Imports and client'}).first().click();
  await expect(page.getByText("const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');").first()).toBeVisible();
  await page.locator('summary', {hasText: 'Types'}).first().click();
  expect(await findViolations(page)).toEqual([]);
});

test('a table of calls is filtered by what is typed, group by group, and comes back', async ({page}) => {
  await page.goto(migration);
  const area = page.locator('[data-filter-rows]');
  const filter = page.getByRole('searchbox', {name: 'Filter calls'});
  const rows = area.locator('tbody tr:visible');
  const [allRows, allGroups] = [await rows.count(), await area.locator('h3:visible').count()];
  expect(allRows).toBeGreaterThan(80);
  await filter.fill('REPLACEALLOBJECTS');
  await expect(rows).not.toHaveCount(allRows);
  for (const row of await rows.all()) expect((await row.textContent())?.toLowerCase()).toContain('replaceallobjects');
  await expect(area.locator('h3:visible')).toHaveCount(1);
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^\\d+ of ${allRows} rows$`));
  await filter.fill('no such call');
  await expect(rows).toHaveCount(0);
  await filter.fill('');
  await expect(rows).toHaveCount(allRows);
  await expect(area.locator('h3:visible')).toHaveCount(allGroups);
});

test('the filter is there after a navigation within the site, once', async ({page}) => {
  await page.goto('/docs/clients/migration-guides');
  await page.locator('main').getByRole('link', {name: 'JavaScript', exact: true}).first().click();
  await expect(page.getByRole('searchbox', {name: 'Filter calls'})).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('searchbox', {name: 'Filter calls'})).toHaveCount(1);
});

test('a link to a group that the filter hides shows it', async ({page}) => {
  await page.goto(migration);
  const last = page.locator('[data-filter-rows] h3').last();
  const id = (await last.getAttribute('id')) ?? '';
  await page.getByRole('searchbox', {name: 'Filter calls'}).fill('initIndex');
  await expect(last).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), id);
  await expect(last).toBeInViewport();
});

for (const theme of ['light', 'dark'] as const) {
  test(`a diagram has a name, fits on a phone and has the colours of the ${theme} theme`, async ({page}) => {
    await page.emulateMedia({colorScheme: theme});
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(sendData);
    const drawing = page.getByRole('img', {name: /^A write is queued as a task/});
    await expect(drawing).toBeVisible();
    const {left, right} = await drawing.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    const colours = await drawing.evaluate((element) => {
      const fill = (selector: string): string => getComputedStyle(element.querySelector(selector) ?? element).fill;
      return [fill('text'), fill('.node path')];
    });
    expect(new Set(colours).size).toBe(2);
    const text = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(colours[0]).toBe(text);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('samples, what they need and the tables of calls are all there, and tasks can be ticked', async ({page}) => {
    await page.goto(migration);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-filter-rows] tbody tr').last()).toBeVisible();
    const task = page.getByRole('checkbox').first();
    await page
      .locator('label', {has: page.getByRole('checkbox')})
      .first()
      .click();
    await expect(task).toBeChecked();
    await page.locator('summary', {hasText: 'Imports and client'}).first().click();
    await expect(page.getByText("import {algoliasearch} from 'algoliasearch';").first()).toBeVisible();
  });
});
