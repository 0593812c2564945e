import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ask, listUrls, search} from './searchModal.ts';
import {builtSite, docs, expect, test} from './test.ts';

const released = docs.filter(({version}) => version === '5');
const secured = '/docs/5/clients/guides/secured-api-keys';

test('the version menu leads to the same page of the released clients, and the choice is stored', async ({page}) => {
  await page.goto('/docs/clients/guides/filtering-your-search');
  await page.locator('summary', {hasText: 'Docs version: Next'}).click();
  await page.getByRole('link', {name: '5.x (released)', exact: true}).click();
  await expect(page).toHaveURL('/docs/5/clients/guides/filtering-your-search');
  await expect(page.locator('main')).toContainText('algoliasearch@5.61.0');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('5');
});

test('the version menu says when a version does not have the page', async ({page}) => {
  await page.goto(secured);
  await page.locator('summary', {hasText: 'Docs version: 5.x (released)'}).click();
  const other = page.getByRole('link', {name: 'Next without this page'});
  await expect(other).toHaveAttribute('href', '/docs/clients/introduction');
});

test('a page of the pre-release says in one line that a released version exists, and leads to the same page there', async ({
  page,
}) => {
  await page.goto('/docs/clients/installation');
  const notice = page.getByText('The clients have been released since:');
  await notice.getByRole('link', {name: 'Installation, 5.x (released)'}).click();
  await expect(page).toHaveURL('/docs/5/clients/installation');
  await expect(notice).toHaveCount(0);
});

test('search in the released docs finds their pages, the references and the pages for contributors', async ({page}) => {
  await page.goto('/docs/5/clients/introduction');
  await search(page, 'secured api keys');
  const found = await listUrls(page);
  expect(found[0]).toBe(secured);
  expect(found.filter((url) => url?.startsWith('/docs/clients/'))).toEqual([]);
  await page.keyboard.press('Escape');
  await search(page, 'release process');
  expect((await listUrls(page)).some((url) => url?.startsWith('/docs/contributing/'))).toBe(true);
});

test('places to start from lead to the released docs, in the modal and on the search page', async ({page}) => {
  const isReleased = (urls: (string | null)[]): boolean =>
    urls.length > 1 && urls.every((url) => url !== null && (url.startsWith('/docs/5/') || url.startsWith('/specs/')));
  await page.goto('/docs/5/clients/introduction');
  await ask(page, '');
  await expect.poll(async () => isReleased(await listUrls(page))).toBe(true);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '5'));
  await page.goto('/search');
  const places = page.getByRole('region', {name: 'Good places to start'}).getByRole('link');
  const urls = (): Promise<(string | null)[]> => places.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => isReleased(await urls())).toBe(true);
  for (const url of await urls()) expect((await page.request.get(url ?? '')).status(), url ?? '').toBe(200);
});

test('pages follow each other within their version, and say so in breadcrumbs, address and Markdown', async ({page}) => {
  await page.goto('/docs/5/clients/guides/send-data-to-algolia');
  const next = page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link', {name: /^Next/});
  await expect(next).toHaveAttribute('href', '/docs/5/clients/guides/search-and-paginate');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/5\/clients\/guides\/send-data-to-algolia$/);
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/docs/5/clients/guides/send-data-to-algolia.md');
  const clients = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Clients'});
  await expect(clients).toHaveAttribute('href', '/docs/5/clients/introduction');
});

test('no page of the released docs installs a pre-release, but the one that compares them', () => {
  const pages = released.filter(({route}) => !route.includes('from-the-pre-release'));
  const text = pages.map(({route}) => readFileSync(path.join(builtSite, `${route}.md`), 'utf8')).join('\n');
  expect(text).not.toMatch(/install .*alpha|SNAPSHOT|snapshots/);
  expect(text).toMatch(/algoliasearch@5\.61\.0/);
});
