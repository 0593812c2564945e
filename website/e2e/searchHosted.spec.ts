import type {Page, Route} from '@playwright/test';
import {createMockApi, defaultCredentials, emptyState, loadDocuments, type MockServer, serveMockApi} from '@docs/mock-api';
import {builtFixture, buildFixture, doc, runInFixture, versionedConfig} from './fixtureSite.ts';
import {ask, dialog, input, listUrls, options, search} from './searchModal.ts';
import {expect, test} from './test.ts';

const {appId, adminKey, searchKey} = defaultCredentials;
const fixture = `hosted-${process.env.TEST_PARALLEL_INDEX ?? ''}`;
const environment = {SEARCH_APP_ID: appId, SEARCH_API_KEY: searchKey, SEARCH_INDEX_NAME: 'site', SEARCH_WRITE_KEY: adminKey};
const hosted = /^https:\/\/[\w-]+\.algolia(net\.com|\.net)\//;
const guide = '/docs/clients/introduction';

const files = Object.fromEntries<string>(
  ['docs', 'versioned_docs/version-1.0'].flatMap((folder): [string, string][] => [
    [
      `${folder}/clients/introduction.mdx`,
      doc(
        'Introduction',
        'Records are objects.\n\n## Wait for a task\n\nA <b>write</b> takes a moment.\n\n## Rename\n\nMove it.',
      ),
    ],
    [`${folder}/contributing/introduction.mdx`, doc('Contribute', 'Every task is welcome.')],
  ]),
);

let mock: MockServer;

test.use({siteFolder: builtFixture(fixture)});
// One after the other: they share an index.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const {succeeded, output} = buildFixture(fixture, {...files, 'site.config.ts': versionedConfig}, environment);
  expect(succeeded, output).toBe(true);
  const {search: searchApi} = await loadDocuments();
  mock = await serveMockApi(createMockApi({...(searchApi && {search: searchApi})}, {state: emptyState(), taskDelay: 5}), 0);
});
test.afterAll(() => mock.close());

/** Runs the site's own command against the mock. */
const push = (args: string[] = [], keys: Record<string, string> = {}) =>
  runInFixture(fixture, ['pushSearch.ts', '--host', `localhost:${mock.port}/search`, ...args], {
    ...environment,
    ...keys,
  });

/** Answers a request to one of Algolia's hosts by the mock, with the page's own key or another. */
async function answerFromMock(route: Route, key?: string): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (key !== undefined) url.searchParams.set('x-algolia-api-key', key);
  const response = await fetch(`${mock.url}/search${url.pathname}${url.search}`, {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(request.postData() !== null && {body: request.postData()}),
  });
  await route.fulfill({
    status: response.status,
    headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'},
    body: await response.text(),
  });
}

async function useMock(page: Page, before: (route: Route) => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.route(hosted, async (route) => {
    await before(route);
    await answerFromMock(route);
  });
}

test('a dry run says what would be sent, and sends nothing', async ({page, errors}) => {
  const {succeeded, output} = await push(['--dry-run'], {SEARCH_WRITE_KEY: ''});
  expect(succeeded, output).toBe(true);
  expect(output).toContain('records');
  await useMock(page);
  await page.goto(guide);
  await ask(page, 'task');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  expect(errors.splice(0).join()).toContain('404');
});

test('a push with a key that may only search is refused, and says what the key needs', async () => {
  const {succeeded, output} = await push([], {SEARCH_WRITE_KEY: searchKey});
  expect(succeeded).toBe(false);
  expect(output).toContain('editSettings');
  expect((await push([], {SEARCH_WRITE_KEY: ''})).output).toContain('SEARCH_WRITE_KEY');
});

test('the records of the build are pushed, and found in the modal by the version that is read', async ({page}) => {
  const {succeeded, output} = await push();
  expect(succeeded, output).toBe(true);
  await useMock(page);
  const asked = page.waitForRequest(hosted);
  await page.goto(guide);
  await search(page, 'task');
  const {requests} = JSON.parse((await asked).postData() ?? '{}') as {requests: {facetFilters: unknown}[]};
  expect(requests[0]?.facetFilters).toEqual(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']]);
  expect(await listUrls(page)).toContain('/docs/clients/introduction#wait-for-a-task');
  expect((await listUrls(page)).filter((url) => url?.startsWith('/docs/next/'))).toEqual([]);
  await expect(dialog(page).getByRole('option', {name: 'Wait for a task'}).locator('mark').first()).toHaveText('task');
  await dialog(page).getByRole('option', {name: 'Wait for a task'}).click();
  await expect(page).toHaveURL('/docs/clients/introduction#wait-for-a-task');
  await page.goto('/docs/next/clients/introduction');
  await search(page, 'task');
  expect(await listUrls(page)).toContain('/docs/next/clients/introduction#wait-for-a-task');
  expect((await listUrls(page)).filter((url) => url?.startsWith('/docs/clients/'))).toEqual([]);
});

test('the search page asks the hosted index, too, with its areas', async ({page}) => {
  await useMock(page);
  await page.goto('/search?q=task');
  await expect(page.locator('main').getByRole('status')).toHaveText(/results? for “task”/);
  await page.locator('main').getByText('Contributing', {exact: false}).first().click();
  await expect(page).toHaveURL('/search?q=task&area=Contributing');
  const urls = page.locator('main ol a');
  await expect(urls.first()).toHaveAttribute('href', '/docs/contributing/introduction');
  await expect(page.locator('main').getByRole('radio', {name: /^Guides \d/})).toBeAttached();
});

test('only then the pages know the host: they connect early, and may ask it', async ({page}) => {
  await useMock(page);
  await page.goto(guide);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `https://${appId}-dsn.algolia.net`);
  await expect(page.locator('meta[http-equiv]')).toHaveAttribute(
    'content',
    new RegExp(`connect-src 'self' https://${appId}-dsn`),
  );
});

test('an answer that comes late never replaces a newer one', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await useMock(page, async (route) => {
    if (route.request().postData()?.includes('"rename"')) await held;
  });
  await page.goto(guide);
  await ask(page, 'rename');
  await input(page).fill('task');
  await expect(options(page).filter({hasText: 'Wait for a task'})).toBeVisible();
  release();
  await page.waitForTimeout(500);
  await expect(options(page).filter({hasText: 'Rename'})).toHaveCount(0);
  await expect(options(page).filter({hasText: 'Wait for a task'})).toBeVisible();
});

const faults: [string, (route: Route) => Promise<void>][] = [
  ['the key is wrong', (route) => answerFromMock(route, 'wrong-key')],
  [
    'the service is out of order',
    (route) => route.fulfill({status: 503, headers: {'access-control-allow-origin': '*'}, body: ''}),
  ],
  ['the network fails', (route) => route.abort()],
];
for (const [name, fail] of faults) {
  test(`when ${name}, search says so, and Retry works`, async ({page, errors}) => {
    await page.route(hosted, fail);
    await page.goto(guide);
    await ask(page, 'task');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.unroute(hosted);
    await useMock(page);
    await dialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
    errors.splice(0);
  });
}

test('a service that never answers is given up', async ({page, errors}) => {
  await page.clock.install();
  await page.route(hosted, () => new Promise<void>(() => {}));
  await page.goto(guide);
  await ask(page, 'task');
  // The client waits for each host in turn, half a minute in all: the page's clock runs ahead, for a minute at most.
  let seconds = 0;
  const isGivenUp = async (): Promise<boolean> => {
    await page.clock.runFor(1000);
    seconds += 1;
    return (await dialog(page).textContent())?.includes('Unable to fetch results') ?? false;
  };
  expect(await isGivenUp()).toBe(false);
  await expect.poll(isGivenUp, {intervals: [100], timeout: 60_000}).toBe(true);
  expect(seconds).toBeLessThanOrEqual(60);
  errors.splice(0);
});
