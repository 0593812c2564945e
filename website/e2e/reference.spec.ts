import {findBrokenLinks, findDuplicateIds, listOperations, type ListedOperation, operationSection} from './referencePage.ts';
import {apis, expect, guide, reference, test} from './test.ts';

for (const api of apis) {
  test(`/specs/${api} shows every operation of the document with method, path, summary, errors and samples`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`/specs/${api}`);
    const shown = await page.locator('section[id^="tag/"]').evaluateAll((sections) =>
      sections.map((section): ListedOperation & {samples: string[]; isExplained: boolean} => {
        const text = (selector: string): string => section.querySelector(selector)?.textContent ?? '';
        return {
          id: section.querySelector('h3')?.id.replace('operation/', '') ?? '',
          method: text('h3 ~ p b, div + p b'),
          path: text('div + p code'),
          summary: text('h3'),
          errors: [...section.querySelectorAll('li[id*="/response/"]')].map((item) => item.firstElementChild?.textContent ?? ''),
          samples: [...section.querySelectorAll('pre[role=tabpanel]')].map((sample) => sample.textContent),
          isExplained: section.textContent.includes('no JavaScript sample'),
        };
      }),
    );
    const expected = listOperations(api);
    expect(expected.length).toBeGreaterThan(0);
    expect(shown.map(({id, method, path, summary, errors}) => ({id, method, path, summary, errors}))).toEqual(expected);
    for (const {id, samples, isExplained} of shown) {
      expect(samples.at(-1), id).toContain('curl');
      // Where no client can make the request, the page says so.
      expect(samples.length > 1 || isExplained, id).toBe(true);
      for (const sample of samples) expect(sample.trim(), id).not.toBe('');
    }
    await test.step('its navigation has every operation, and every link within the page leads to an id of its own', async () => {
      const links = page.getByRole('navigation', {name: 'Reference'}).locator('details a');
      await expect(links).toHaveText(
        listOperations(api).map(({method, summary}) => `${method === 'DELETE' ? 'DEL' : method} ${summary}`),
      );
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        listOperations(api).map(({id}) => `#operation/${id}`),
      );
      expect(await findBrokenLinks(page)).toEqual([]);
      expect(await findDuplicateIds(page)).toEqual([]);
    });
  });
}

test('the page starts with introduction, servers, authentication and errors, and offers the document', async ({page}) => {
  await page.goto(reference);
  const headings = page.locator('main :is(h1, h2)');
  await expect(headings.nth(0)).toHaveText('Search API');
  await expect(headings.nth(1)).toHaveText('Servers');
  await expect(headings.nth(2)).toHaveText('Authentication');
  await expect(headings.nth(3)).toHaveText('Errors');
  await expect(page.locator('main dt code', {hasText: /^x-algolia-a/i})).toHaveCount(2);
  for (const [name, ending] of [
    ['YAML', 'yml'],
    ['JSON', 'json'],
  ] as const) {
    const downloaded = page.waitForEvent('download');
    await page.locator('main header').getByRole('link', {name}).click();
    expect((await downloaded).suggestedFilename()).toBe(`search.${ending}`);
  }
});

test('an operation says which rights its key needs', async ({page}) => {
  await page.goto(reference);
  await expect(operationSection(page, 'searchSingleIndex')).toContainText('Needs an API key with the search right.');
  await expect(operationSection(page, 'listApiKeys')).toContainText('Needs the admin API key.');
});

test('samples stand beside their operation from 1200 px on, and under it on smaller screens', async ({page}) => {
  for (const [width, isBeside] of [
    [1200, true],
    [1199, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto(`${reference}#operation/searchSingleIndex`);
    const [text, samples] = await operationSection(page, 'searchSingleIndex').evaluate((section) =>
      [...section.children].map((part) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return {left, right, top, bottom};
      }),
    );
    expect((samples?.left ?? 0) >= (text?.right ?? 0), `beside at ${width} px`).toBe(isBeside);
    expect((samples?.top ?? 0) >= (text?.bottom ?? 0), `under at ${width} px`).toBe(!isBeside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('the text is 14 px, the space a multiple of 5 px and the colour that of the site', async ({page}) => {
  await page.goto(guide);
  const accent = await page
    .locator('main p a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  await page.goto(reference);
  const section = operationSection(page, 'searchSingleIndex');
  for (const text of [section.locator('p').first(), section.locator('li[id] > div').first(), section.locator('h4').first()]) {
    await expect(text).toHaveCSS('font-size', '14px');
  }
  await expect(section.locator('li > a').first()).toHaveCSS('padding', '0px');
  await expect(section.locator('summary').first()).toHaveCSS('color', accent);
  const spaces = await page
    .locator('main article')
    .evaluate((article) =>
      ['1', '2', '4', '5', '8'].map((step) => getComputedStyle(article).getPropertyValue(`--space-${step}`)),
    );
  expect(spaces).toEqual(['5px', '10px', '20px', '25px', '40px']);
});

test('a reference has no search box of its own, only filters of long lists', async ({page}) => {
  await page.goto(`${reference}#schema/indexSettingsAsSearchParams`);
  await expect(page.getByRole('searchbox').first()).toHaveAccessibleName(/^Filter \d+ fields$/);
  await expect(page.locator('main input[type=search]:not([data-filter])')).toHaveCount(0);
});
