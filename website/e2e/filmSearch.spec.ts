import type {Locator, Page} from '@playwright/test';
import {output, printed, pressUnderSample, waitForEnd} from './runSample.ts';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const box = (page: Page): Locator => page.getByRole('search', {name: 'Films'}).getByRole('searchbox');
const films = (page: Page): Locator => page.getByRole('search', {name: 'Films'}).getByRole('listitem');
const code = (page: Page): Locator => page.getByRole('tabpanel').locator('pre').nth(1);

test('films are found while somebody types, by the call that the code shows, in every language', async ({page}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toEqual([]);
  await box(page).pressSequentially('ali');
  await expect(films(page).first()).toContainText('Alien Ridley Scott, 1979');
  await expect(code(page)).toContainText(`searchParams: {query: 'ali'}`);
  await page.getByRole('tab', {name: 'PHP'}).click();
  await expect(code(page)).toContainText(`['query' => 'ali']`);
  await box(page).fill(`it's "this" \\`);
  await expect(page.getByRole('search', {name: 'Films'})).toContainText('No film found.');
  await expect(code(page)).toContainText(`['query' => 'it\\'s "this" \\\\']`);
  await page.getByRole('tab', {name: 'Java', exact: true}).click();
  await expect(code(page)).toContainText(`setQuery("it's \\"this\\" \\\\")`);
  expect(await findViolations(page)).toEqual([]);
});

test('journey: from the home page to a record saved, found and deleted in a guide, without an account', async ({page}) => {
  await page.goto('/');
  await box(page).pressSequentially('metropolis');
  await expect(page.getByRole('search', {name: 'Films'})).toContainText('No film found.');
  await page.getByRole('link', {name: 'save, find and delete records'}).click();
  await expect(page).toHaveURL(/\/docs\/5\/clients\/guides\/send-data-to-algolia$/);
  // The sample that waits for the records.
  await pressUnderSample(page, 'Run', 1);
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await expect(printed(page)).toContainText(`[ 'metropolis', 'playtime' ]`);
  await page.goBack();
  await box(page).fill('metropolis');
  await expect(films(page).first()).toContainText('Metropolis');
  await expect(code(page)).toContainText(`query: 'metropolis'`);
  await page.goForward();
  await pressUnderSample(page, 'Edit');
  await page.getByRole('textbox', {name: 'Program'}).fill(
    `import {algoliasearch} from 'algoliasearch';
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
await client.deleteObjects({indexName: 'films', objectIDs: ['metropolis'], waitForTasks: true});
console.log((await client.searchSingleIndex({indexName: 'films', searchParams: {query: 'metropolis'}})).nbHits, 'found');`,
  );
  await page.keyboard.press('Control+Enter');
  await expect(printed(page)).toHaveText('0 found');
  await expect(output(page)).toContainText('requests');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the code stands alone', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('search', {name: 'Films'})).toHaveCount(0);
    await expect(page.getByText(`searchParams: {query: 'dune'}`)).toBeVisible();
  });
});
