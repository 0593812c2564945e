import type {Page} from '@playwright/test';
import {byId, expectAtTop, findDeepestField, listOperations, operationSection, restingTop, toHash} from './referencePage.ts';
import {expect, guide, markDocument, reference, test} from './test.ts';

const last = listOperations('search').at(-1)?.id ?? '';

/** Gives a link of the page that is shown another address, and follows it. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'The link under test'});
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', {name: 'The link under test'}).click();
}

async function findNested(page: Page): Promise<string> {
  await page.goto(reference);
  const id = await findDeepestField(page);
  await expect(byId(page, id)).toBeHidden();
  await page.goto('about:blank');
  return id;
}

for (const width of [390, 1440]) {
  test(`a link from elsewhere opens what a nested field is folded into and shows it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const id = await findNested(page);
    await page.goto(reference + toHash(id));
    await expectAtTop(byId(page, id));
  });

  for (const id of [
    `operation/${last}`,
    'operation/searchSingleIndex/path/indexName',
    'operation/searchSingleIndex/response/200',
    'operation/searchSingleIndex/response/404',
    'operation/browse/body',
    'schema/searchParams',
    'error/404',
    'tag/Rules',
  ]) {
    test(`a link from elsewhere leads to ${id} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(reference + toHash(id));
      await expectAtTop(byId(page, id));
    });
  }
}

for (const id of ['searchSingleIndex', last]) {
  test(`both kinds of Redoc’s links to ${id} lead to the same place`, async ({page}) => {
    const heading = byId(page, `operation/${id}`);
    await page.goto(`${reference}#operation/${id}`);
    await expectAtTop(heading);
    const top = await restingTop(heading);
    const section = await operationSection(page, id).getAttribute('id');
    expect(section).toMatch(new RegExp(`^tag/.+/operation/${id}$`));
    await page.goto('about:blank');
    await page.goto(reference + toHash(section ?? ''));
    await expectAtTop(heading);
    await expect(async () => expect(Math.abs((await restingTop(heading)) - top)).toBeLessThanOrEqual(2)).toPass();
  });
}

test('a Redoc link to a tag with a space in its name works as Redoc writes it', async ({page}) => {
  await page.goto(`${reference}#tag/API-keys/operation/listApiKeys`);
  await expectAtTop(byId(page, 'operation/listApiKeys'));
});

test('a new hash opens the field on the page that is shown, and going back leads back', async ({page}) => {
  await page.goto(reference);
  const id = await findDeepestField(page);
  await page.evaluate((hash) => (location.hash = hash), toHash(id));
  await expectAtTop(byId(page, id));
  await page.evaluate(() => (location.hash = '#error/404'));
  await expectAtTop(byId(page, 'error/404'));
  await page.goBack();
  await expect(byId(page, id)).toBeInViewport();
});

test('a link to a field that was closed again opens it again', async ({page}) => {
  await page.goto(reference);
  const id = await findDeepestField(page);
  await page.goto(reference + toHash(id));
  await expectAtTop(byId(page, id));
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) section.open = false;
  });
  await expect(byId(page, id)).toBeHidden();
  await followLink(page, toHash(id));
  await expectAtTop(byId(page, id));
});

test('a link in a guide leads to the nested field without a full load, and back leads to the guide', async ({page}) => {
  const id = await findNested(page);
  await page.goto(guide);
  const isSameDocument = await markDocument(page);
  await followLink(page, reference + toHash(id));
  await expect(page).toHaveURL(reference + toHash(id));
  await expectAtTop(byId(page, id));
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  expect(await isSameDocument()).toBe(true);
});

test('a link in a guide leads to the last operation, which is then marked in the navigation', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(guide);
  await followLink(page, `${reference}#operation/${last}`);
  await expectAtTop(byId(page, `operation/${last}`));
  await expect(page.getByRole('navigation', {name: 'Reference'}).locator('[aria-current]')).toHaveAttribute(
    'href',
    `#operation/${last}`,
  );
});

test('a name in a description leads to its field', async ({page}) => {
  await page.goto(reference);
  const link = operationSection(page, 'searchSingleIndex').getByRole('link', {name: 'facetFilters', exact: true}).first();
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  await link.click();
  await expectAtTop(byId(page, id));
  await expect(byId(page, id).locator('> a')).toHaveText('facetFilters');
});

test('a link to something that is not there leaves the page as it is', async ({page}) => {
  await page.goto(`${reference}#operation/%E0%A4%A`);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});
