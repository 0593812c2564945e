import type {Locator, Page} from '@playwright/test';
import {operationSection} from './referencePage.ts';
import {expect, guide, markDocument, reference, test, withoutBehaviour} from './test.ts';

test.use({viewport: {width: 1440, height: 900}});

async function goToApi(page: Page, api: string): Promise<void> {
  await page.locator('summary', {hasText: 'HTTP API'}).click();
  await page.getByRole('navigation', {name: 'Main'}).locator(`a[href="/specs/${api}"]`).click();
  await expect(page.locator(`main a[href="/specs/${api}.json"]`)).toBeVisible();
}

function shownSamples(page: Page): Locator {
  return page.locator('pre[role=tabpanel]:visible');
}

/** Languages of the samples that are shown. What has one language only leaves no choice. */
function listShown(page: Page): Promise<(string | null)[]> {
  return shownSamples(page).evaluateAll((all) =>
    all
      .filter((sample) => (sample.closest('figure')?.querySelectorAll('pre[role=tabpanel]').length ?? 0) > 1)
      .map((sample) => sample.ariaLabel),
  );
}

/** The one language that all samples of the page are in, where there is a choice. */
async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(async () => {
    expect([...new Set(await listShown(page))]).toEqual([language]);
  }).toPass();
  const operations = await page.locator('section[id^="tag/"]').count();
  await expect(shownSamples(page)).toHaveCount(operations);
  const shown = await shownSamples(page).evaluateAll((all) => all.map((sample) => sample.ariaLabel));
  await expect(page.locator('main [role=tab][aria-selected=true]')).toHaveText(shown.map(String));
}

test('the language that a reader chose in a guide is that of the samples, and the other way round', async ({page}) => {
  await page.goto(guide);
  const isSameDocument = await markDocument(page);
  await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
  await goToApi(page, 'search');
  await expectLanguage(page, 'Java');
  await expect(operationSection(page, 'searchSingleIndex').locator('pre[role=tabpanel]:visible')).toContainText(
    'new SearchClient(',
  );
  await operationSection(page, 'searchSingleIndex').getByRole('tab', {name: 'PHP'}).click();
  await expectLanguage(page, 'PHP');
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(page.getByText('composer require')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('cURL goes along to the next API, and a guide without it shows its first language', async ({page}) => {
  await page.goto(reference);
  await operationSection(page, 'searchSingleIndex').getByRole('tab', {name: 'cURL'}).click();
  await goToApi(page, 'ingestion');
  await expectLanguage(page, 'cURL');
  await page.reload();
  await expectLanguage(page, 'cURL');
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect(page.getByRole('tab', {name: 'JavaScript'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('npm install --save-exact algoliasearch@')).toBeVisible();
});

test('an API without the chosen language shows its first one, and the choice is kept', async ({page}) => {
  await page.goto(`${reference}?language=java`);
  await expectLanguage(page, 'Java');
  await goToApi(page, 'ingestion');
  await expectLanguage(page, 'JavaScript');
  await goToApi(page, 'analytics');
  await expectLanguage(page, 'Java');
});

for (const [api, language, label] of [
  ['search', 'php', 'PHP'],
  ['search', 'curl', 'cURL'],
  ['ingestion', 'curl', 'cURL'],
  ['ingestion', 'java', 'JavaScript'],
] as const) {
  test(`/specs/${api}?language=${language} shows ${label} from the first paint on`, async ({page}) => {
    // Without the behaviour script, only what happens before the first paint is left.
    await withoutBehaviour(page);
    await page.goto(`/specs/${api}?language=${language}`);
    expect([...new Set(await listShown(page))]).toEqual([label]);
  });
}

test('choosing a language keeps the tab that was used where it is', async ({page}) => {
  await page.goto(`${reference}#operation/saveRule`);
  const tab = operationSection(page, 'saveRule').getByRole('tab', {name: 'Java', exact: true});
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  await expectLanguage(page, 'Java');
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(2);
});

test('a region goes into the addresses and all samples, and along to the next API', async ({page}) => {
  await page.goto('/specs/analytics');
  const isSameDocument = await markDocument(page);
  const addresses = page.locator('main dt code');
  await expect(addresses.first()).toHaveText('https://analytics.us.algolia.com');
  await page.getByRole('radio', {name: 'de'}).check();
  await expect(addresses.first()).toHaveText('https://analytics.de.algolia.com');
  for (const language of ['JavaScript', 'PHP', 'Java', 'cURL']) {
    await page.locator('main').getByRole('tab', {name: language, exact: true}).first().click();
    await expectLanguage(page, language);
    const samples = await shownSamples(page).allTextContents();
    expect(samples.filter((sample) => /\bus\b|\{region\}/.test(sample))).toEqual([]);
    expect(samples.every((sample) => /\bde\b/i.test(sample))).toBe(true);
  }
  await goToApi(page, 'abtesting');
  await expect(page.getByRole('radio', {name: 'de'})).toBeChecked();
  await expect(addresses.first()).toHaveText('https://analytics.de.algolia.com');
  await goToApi(page, 'personalization');
  await expect(page.getByRole('radio', {name: 'us'})).toBeChecked();
  await expect(addresses.first()).toContainText('.us.');
  await page.goBack();
  await expect(page.getByRole('radio', {name: 'de'})).toBeChecked();
  expect(await isSameDocument()).toBe(true);
});

test('the path and the sample that is shown are copied as they are, and it is said', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/specs/analytics#operation/getTopSearches');
  const section = operationSection(page, 'getTopSearches');
  await section.getByRole('button', {name: 'Copy the path of getTopSearches'}).click();
  await expect(page.getByRole('status').first()).toHaveText('Copied');
  expect(await copied()).toBe('/2/searches');
  await page.getByRole('radio', {name: 'de'}).check();
  for (const language of ['cURL', 'PHP']) {
    await section.getByRole('tab', {name: language}).click();
    await section.locator('figure').first().hover();
    await section.locator('figure').first().getByRole('button', {name: 'Copy'}).click();
    await expect(page.getByRole('status').first()).toHaveText('Code copied');
    const shown = await section.locator('pre[role=tabpanel]:visible').textContent();
    await expect.poll(copied).toBe(shown);
  }
});

test('an example is copied as it is', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${reference}#operation/searchSingleIndex`);
  const example = operationSection(page, 'searchSingleIndex').locator('details', {hasText: '200'}).last();
  await expect(example).toBeVisible();
  if (!(await example.evaluate((element: HTMLDetailsElement) => element.open))) await example.locator('summary').click();
  await example.locator('figure').hover();
  await example.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').first()).toHaveText('Code copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toHaveProperty('hits');
});
