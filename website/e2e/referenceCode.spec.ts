import type {Page} from '@playwright/test';
import {listOperations, operationSection} from './referencePage.ts';
import {apis, expect, guide, reference, test} from './test.ts';

type Coloured = {name: string; text: string; language: string | null; isShown: boolean};

/** What is coloured, and in which sample. */
async function listColoured(page: Page): Promise<Coloured[]> {
  return page.evaluate(() =>
    [...CSS.highlights].flatMap(([name, highlight]) =>
      [...highlight].map((range): Coloured => {
        const node = range.startContainer;
        const text = new Range();
        text.setStart(node, range.startOffset);
        text.setEnd(range.endContainer, range.endOffset);
        return {
          name,
          text: text.toString(),
          language: node.parentElement?.ariaLabel ?? null,
          isShown: node.isConnected,
        };
      }),
    ),
  );
}

for (const api of apis) {
  test(`/specs/${api} loads no React, and its code is coloured without elements`, async ({page, server}) => {
    const scripts: string[] = [];
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(server)) elsewhere.push(response.url());
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(`/specs/${api}#operation/${listOperations(api)[0]?.id}`);
    await expect.poll(async () => (await listColoured(page)).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    for (const url of scripts) expect(await (await page.request.get(url)).text(), url).not.toContain('createRoot');
    expect(elsewhere).toEqual([]);
    const inside = await page.locator('pre[data-code] *').evaluateAll((elements) => elements.map(({outerHTML}) => outerHTML));
    expect(inside.filter((html) => !/^<span data-region="">\w+<\/span>$/.test(html))).toEqual([]);
  });
}

test('strings, names and numbers of the shown samples get colours, also of a language that is chosen later', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  await expect.poll(async () => (await listColoured(page)).map(({name}) => name)).toContain('code-string');
  const first = await listColoured(page);
  for (const {text} of first.filter(({name}) => name === 'code-string')) expect(text).toMatch(/^(["'])[\s\S]*\1$/);
  expect(first.map(({language}) => language)).toContain('JavaScript');
  expect(first.map(({language}) => language)).not.toContain('PHP');
  await operationSection(page, 'searchSingleIndex').getByRole('tab', {name: 'PHP'}).click();
  await expect.poll(async () => (await listColoured(page)).map(({language}) => language)).toContain('PHP');
});

test('a string with a region in it is one string, and so is what follows', async ({page}) => {
  await page.goto('/specs/insights#operation/pushEvents');
  await expect.poll(async () => (await listColoured(page)).map(({text}) => text)).toContain("'us'");
  const strings = (await listColoured(page)).filter(({name}) => name === 'code-string').map(({text}) => text);
  expect(strings).toContain("'Product Clicked'");
  expect(strings.filter((text) => text.includes('\n'))).toEqual([]);
});

test('colours are those of the theme', async ({page}) => {
  await page.goto(reference);
  const colour = (): Promise<string> =>
    page
      .locator('pre[data-code]')
      .first()
      .evaluate((code) => getComputedStyle(code, '::highlight(code-string)').color);
  const light = await colour();
  await page.getByRole('button', {name: 'Dark mode'}).click();
  expect(await colour()).not.toBe(light);
});

test('after a navigation only the code of the new page is coloured', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  await expect.poll(async () => (await listColoured(page)).length).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search API');
  await expect.poll(async () => (await listColoured(page)).some(({isShown}) => isShown)).toBe(true);
  expect((await listColoured(page)).filter(({isShown}) => !isShown)).toEqual([]);
});

test('a browser that cannot colour ranges shows the same code and all else works', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(window, 'Highlight');
  });
  await page.goto('/specs/analytics');
  expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
  await expect(page.locator('pre[role=tabpanel]:visible').first()).toContainText('analyticsClient');
  await page.getByRole('radio', {name: 'de'}).check();
  await expect(page.locator('main dt code').first()).toHaveText('https://analytics.de.algolia.com');
});

test('a page without references does not load what only they need', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const onGuide = scripts.splice(0).length;
  await page.goto(reference);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(onGuide);
});
