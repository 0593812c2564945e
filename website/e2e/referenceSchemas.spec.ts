import type {Locator, Page} from '@playwright/test';
import {byId, expectAtTop, findBrokenLinks, findDuplicateIds, openSections, operationSection, toHash} from './referencePage.ts';
import {contributing, expect, reference, test} from './test.ts';

/** Where an operation uses a shared schema. */
function usedSchema(page: Page, operation: string, schema: string): Locator {
  return operationSection(page, operation).locator(`details[data-schema="schema/${schema}"]`).first();
}

/** The first level of a body or response opens when it comes near the window. */
async function approach(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('open');
}

function fieldNames(place: Locator): Locator {
  return place.locator('li > a:first-child');
}

/** Opens the page at a long list, which has its filter then. */
async function goToLongList(page: Page): Promise<{filter: Locator; fields: Locator; all: number}> {
  await page.goto(`${reference}#schema/indexSettingsAsSearchParams`);
  const section = page.locator('section:has(h3[id="schema/indexSettingsAsSearchParams"])');
  const filter = section.getByRole('searchbox', {name: /^Filter \d+ fields$/}).first();
  const fields = filter.locator('+ ul > li');
  await expect(fields.first()).toBeVisible();
  const all = await fields.count();
  await expect(filter).toHaveAccessibleName(`Filter ${all} fields`);
  return {filter, fields, all};
}

test('a shared schema opens in place with all its fields, and no id is there twice', async ({page}) => {
  await page.goto(reference);
  const place = usedSchema(page, 'getSettings', 'indexSettings');
  const original = page.locator('section:has(h3[id="schema/indexSettings"])');
  await approach(place);
  await expect(place.getByRole('link', {name: 'Go to indexSettings'})).toHaveCount(0);
  await expect(fieldNames(place).first()).toBeVisible();
  expect(await fieldNames(place).count()).toBeGreaterThanOrEqual(await fieldNames(original).count());
  expect(await findDuplicateIds(page)).toEqual([]);
  expect(await findBrokenLinks(page)).toEqual([]);
});

test('the parts that a shared schema consists of open along, the schemas of its fields do not', async ({page}) => {
  await page.goto(reference);
  const place = usedSchema(page, 'searchSingleIndex', 'searchParams');
  await approach(place);
  await expect(place.getByRole('link', {name: /^Go to/}).and(page.locator(':visible'))).toHaveCount(0);
  await expect(fieldNames(place).getByText('aroundLatLng', {exact: true}).first()).toBeVisible();
  await expect(place.locator('details[data-schema]:not([data-schema-part])').first()).not.toHaveAttribute('open');
  expect(await findDuplicateIds(page)).toEqual([]);
});

test('a field of a shared schema that opened in place leads to the field itself', async ({page}) => {
  await page.goto(reference);
  const place = usedSchema(page, 'addApiKey', 'apiKey');
  await approach(place);
  const field = fieldNames(place).first();
  const href = (await field.getAttribute('href')) ?? '';
  await field.click();
  await expect(page).toHaveURL(reference + href);
  await expectAtTop(byId(page, decodeURIComponent(href.slice(1))));
});

test('a shared schema that is opened before the page’s behaviour is there is filled when it comes', async ({page}) => {
  let deliver = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/chunks/*.js', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(reference, {waitUntil: 'commit'});
  const place = usedSchema(page, 'addApiKey', 'apiKey');
  await place.locator('> summary').click();
  await expect(place.getByRole('link', {name: 'Go to apiKey'})).toBeVisible();
  deliver();
  await expect(fieldNames(place).first()).toBeVisible();
});

test('with everything open, in place too, ids stay unique and links lead somewhere', async ({page}) => {
  await page.goto(reference);
  await openSections(page);
  await openSections(page);
  expect(await findDuplicateIds(page)).toEqual([]);
  expect(await findBrokenLinks(page)).toEqual([]);
});

test('a long list is filtered by what is typed, says how many are left, and comes back', async ({page}) => {
  const {filter, fields, all} = await goToLongList(page);
  await filter.fill('typoTolerance');
  await expect(fields.and(page.locator(':visible')).first()).toContainText('typoTolerance');
  const left = await fields.and(page.locator(':visible')).count();
  expect(left).toBeLessThan(all);
  for (const text of await fields.and(page.locator(':visible')).allTextContents()) expect(text).toContain('typoTolerance');
  await expect(page.getByRole('status').first()).toHaveText(`${left} of ${all} fields`);
  await filter.fill('no field has this');
  await expect(fields.and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText(`0 of ${all} fields`);
  await filter.fill('');
  await expect(fields.and(page.locator(':visible'))).toHaveCount(all);
  await expect(page.getByRole('status').first()).toHaveText(`${all} of ${all} fields`);
});

test('the filter knows no case and takes several words in any order', async ({page}) => {
  const {filter, fields, all} = await goToLongList(page);
  await filter.fill('TOLERANCE  typo');
  await expect(
    fields.and(page.locator(':visible')).getByRole('link', {name: 'typoTolerance', exact: true}).first(),
  ).toBeVisible();
  expect(await fields.and(page.locator(':visible')).count()).toBeLessThan(all);
});

test('a list that opened in place has a filter of its own', async ({page}) => {
  await page.goto(reference);
  const place = usedSchema(page, 'searchSingleIndex', 'searchParams');
  await approach(place);
  const copied = place.getByRole('searchbox').first();
  await copied.fill('aroundLatLng');
  const fields = copied.locator('+ ul > li');
  await expect(fields.and(page.locator(':visible')).first()).toContainText('aroundLatLng');
  expect(await fields.and(page.locator(':visible')).count()).toBeLessThan(await fields.count());
  await expect(page.locator('section:has(h3[id^="schema/"]) [data-filter] + ul > li[hidden]')).toHaveCount(0);
});

test('a link to a field that the filter hides shows it', async ({page}) => {
  const {filter, fields} = await goToLongList(page);
  const id = (await fields.first().getAttribute('id')) ?? '';
  await filter.fill('no field has this');
  await expect(byId(page, id)).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), toHash(id));
  await expectAtTop(byId(page, id));
});

test('after going back, a list shows what its filter says', async ({page}) => {
  const {filter, fields, all} = await goToLongList(page);
  await filter.fill('aroundLatLng');
  await expect(fields.and(page.locator(':visible'))).not.toHaveCount(all);
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  await page.goBack();
  await expect(filter).toBeAttached();
  const isFiltered = (await filter.inputValue()) !== '';
  expect((await fields.and(page.locator(':visible')).count()) < all).toBe(isFiltered);
});

test('a reader who goes back before the next page is there finds the list filtered as it was', async ({page}) => {
  const {filter, fields, all} = await goToLongList(page);
  await filter.fill('aroundLatLng');
  const shown = fields.and(page.locator(':visible'));
  await expect(shown).not.toHaveCount(all);
  const filtered = await shown.count();
  await page.route(`**${contributing}`, () => undefined);
  await page.evaluate((route) => void navigation.navigate(route), contributing);
  await expect(page).toHaveURL(contributing);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(reference));
  await expect(filter).toHaveValue('aroundLatLng');
  await expect(shown).toHaveCount(filtered);
});
