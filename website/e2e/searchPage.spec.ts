import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test.ts';

const main = (page: Page): Locator => page.locator('main');
const input = (page: Page): Locator => main(page).getByPlaceholder('Search docs');
const hits = (page: Page): Locator => main(page).getByRole('region', {name: 'Results'}).getByRole('listitem');

test('shows the results of the question in its address, with breadcrumbs and snippets', async ({page}) => {
  await page.goto('/search?q=wait%20for%20a%20task');
  await expect(hits(page).first()).toContainText('Guides › Wait for a task to finish');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', '/docs/clients/guides/wait-for-a-task-to-finish');
  await expect(hits(page).first().locator('mark').first()).toHaveText('Wait');
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ results for “wait for a task”$/);
  await hits(page).first().getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Wait for a task to finish');
  await page.goBack();
  await expect(input(page)).toHaveValue('wait for a task');
  await expect(hits(page).first()).toContainText('Wait for a task to finish');
});

test('typing changes the results and the address; back and forward move between questions', async ({page}) => {
  await page.goto('/search');
  await expect(main(page)).toContainText('Search guides, contributor pages and API references');
  await input(page).fill('pushEvents');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  await expect(page).toHaveURL('/search?q=pushEvents');
  await input(page).press('Enter');
  await input(page).fill('facet counts');
  await input(page).press('Enter');
  await expect(page).toHaveURL('/search?q=facet+counts');
  await page.goBack();
  await expect(input(page)).toHaveValue('pushEvents');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  await page.goForward();
  await expect(input(page)).toHaveValue('facet counts');
});

test('results can be limited to an area, which is in the address, too', async ({page}) => {
  await page.goto('/search?q=test');
  const areas = main(page).getByRole('group', {name: 'Show results from'});
  await expect(areas.getByRole('radio', {name: /^All \d+$/})).toBeChecked();
  for (const name of ['Guides', 'Contributing', 'Search API', 'A/B Testing API'])
    await expect(areas.getByRole('radio', {name: new RegExp(`^${name} \\d+$`)})).toBeAttached();
  await areas.getByText('Contributing').click();
  await expect(page).toHaveURL('/search?q=test&area=Contributing');
  const urls = await hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !url?.startsWith('/docs/contributing/'))).toEqual([]);
  await page.reload();
  await expect(areas.getByRole('radio', {name: /^Contributing/})).toBeChecked();
  await areas.getByRole('radio', {name: /^Contributing/}).press('ArrowLeft');
  await expect(areas.getByRole('radio', {name: /^Contributing/})).not.toBeChecked();
});

test('more results come by the button and by scrolling', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 500});
  await page.goto('/search?q=index');
  await expect(hits(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', {name: /^Show more results/})
    .press('Enter');
  await expect(hits(page)).not.toHaveCount(15);
  const shown = await hits(page).count();
  await page.mouse.move(500, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect(await hits(page).count()).toBeGreaterThan(shown);
  }).toPass();
  const urls = await hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(urls.length);
});

test('says when there is nothing, and offers places to start', async ({page}) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(main(page)).toContainText('No results for “zzzzqqqq”');
  await expect(main(page).getByRole('group', {name: 'Show results from'})).toBeHidden();
  await main(page).getByRole('region', {name: 'Good places to start'}).getByRole('link', {name: 'Installation'}).click();
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('before anything is asked, offers places to start and those visited before, until they are cleared', async ({page}) => {
  await page.goto('/search');
  await expect(main(page).getByRole('region', {name: 'Good places to start'}).getByRole('link').first()).toBeVisible();
  await expect(main(page).getByRole('region', {name: 'Recent'})).toBeHidden();
  await input(page).fill('wait for a task');
  await expect(main(page).getByRole('region', {name: 'Good places to start'})).toBeHidden();
  // Until all of the index is there, results move.
  await expect(main(page).getByRole('status')).toHaveText(/\d results? for/);
  await hits(page).first().getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Wait for a task to finish');
  await page.goto('/search');
  const recent = main(page).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveText('Wait for a task to finish');
  await recent.getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('says when the index cannot be loaded, and Retry works', async ({page, errors}) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search?q=task');
  await expect(main(page)).toContainText('Unable to fetch results');
  await page.unroute('**/search-index.json');
  await main(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toBeVisible();
  errors.splice(0);
});

test('asks search engines not to list it', async ({page}) => {
  await page.goto('/search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('says what it needs', async ({page}) => {
    await page.goto('/search?q=task');
    await expect(main(page)).toContainText('needs JavaScript');
    await expect(main(page).getByRole('link', {name: 'Installation'})).toBeVisible();
    await expect(main(page).getByRole('radio')).toHaveCount(0);
  });
});
