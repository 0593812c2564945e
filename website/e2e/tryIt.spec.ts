import {buildAddress} from '@docs/algolia-specs';
import {createMockApi, loadDocuments} from '@docs/mock-api';
import {exampleRequest, listOperations} from '@docs/openapi';
import type {Locator, Page} from '@playwright/test';
import type {MockCall, MockReply} from '../src/mock/mockCall.ts';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const response = (page: Page): Locator => page.getByRole('region', {name: 'Response', exact: true});
const runButton = (page: Page): Locator => page.getByRole('button', {name: 'Run', exact: true});

async function open(page: Page, operationId: string): Promise<void> {
  await page.getByRole('button', {name: `Try it: ${operationId}`, exact: true}).click();
  await expect(page.getByRole('dialog')).toContainText('The request is valid');
}

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
}

async function run(page: Page): Promise<void> {
  await runButton(page).click();
  await expect(response(page)).toBeVisible();
}

async function fill(page: Page, body: unknown): Promise<void> {
  await page.getByLabel('Body JSON').fill(JSON.stringify(body));
}

test('a request runs in the page, its task is followed, and nothing leaves the page', async ({page}) => {
  await page.goto('/specs/search#operation/saveObject');
  await open(page, 'saveObject');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await run(page);
  await expect(response(page)).toContainText(/^200 OK/);
  await expect(response(page).getByText('"objectID": "dune"')).toBeVisible();
  await expect(response(page)).toContainText(/Published after \d+\.\d s\. Searches show it now\./);
  expect(sent.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  // The reference behind the dialog has its own check, and would be most of the work here.
  await page.locator('main section').evaluateAll((sections) => sections.forEach((section) => section.remove()));
  await expect(response(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the first run loads at most 60 KiB beyond what the checker loads, the second nothing', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  // Focus loads what checks a change.
  await page.getByLabel('Body JSON').focus();
  await page.waitForLoadState('networkidle');
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => sizes.push((await request.sizes()).responseBodySize));
  await run(page);
  await page.waitForLoadState('networkidle');
  const first = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThanOrEqual(60);
  const count = sizes.length;
  await run(page);
  await close(page);
  await open(page, 'search');
  await run(page);
  expect(sizes.length).toBe(count);
});

test('no page loads the mock before somebody comes near Run', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toEqual([]);
});

test('what is wrong cannot be run; Ctrl Enter runs what is right', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await page.getByLabel('Body JSON').fill('{"query": 5}');
  await expect(runButton(page)).toBeDisabled();
  await page.getByLabel('Body JSON').press('Control+Enter');
  await expect(response(page)).toHaveCount(0);
  await fill(page, {query: 'alien', hitsPerPage: 1});
  await expect(runButton(page)).toBeEnabled();
  await page.getByLabel('Body JSON').press('Control+Enter');
  await expect(response(page)).toContainText('"title": "Alien"');
});

test('a record that was saved is there after going to another page and back, and gone after a full load', async ({page}) => {
  await page.goto('/specs/search#operation/addOrUpdateObject');
  const object = async (operationId: string): Promise<void> => {
    await open(page, operationId);
    await page.getByLabel('objectID path, required').fill('stalker');
  };
  await object('addOrUpdateObject');
  await fill(page, {title: 'Stalker'});
  await run(page);
  await expect(response(page)).toContainText('Published after');
  await close(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Clients'}).click();
  await expect(page).toHaveURL(/introduction/);
  await page.goBack();
  await object('getObject');
  await run(page);
  await expect(response(page)).toContainText('"title": "Stalker"');
  await page.reload();
  await object('getObject');
  await run(page);
  await expect(response(page)).toContainText(/^404 Not found/);
});

test('journey: a search-only key is refused, widened, and works', async ({page}) => {
  await page.goto('/specs/search#operation/addApiKey');
  await open(page, 'addApiKey');
  await fill(page, {acl: ['search'], description: 'Mine'});
  await run(page);
  await expect(response(page)).toContainText(/^201 Created|^200 OK/);
  const {key} = JSON.parse(
    (await response(page).getByRole('group', {name: 'Response body'}).innerText()).replace('Copy', ''),
  ) as {
    key: string;
  };
  await close(page);

  // A key is known a second later.
  await page.waitForTimeout(1100);
  await open(page, 'listIndices');
  await run(page);
  await close(page);
  await open(page, 'saveObject');
  await page.getByLabel('API key').selectOption({label: 'Mine: search'});
  await run(page);
  await expect(response(page)).toContainText(/^403 Not allowed/);
  await expect(response(page)).toContainText('needs an API key with the `addObject` right');
  await expect(response(page).getByRole('link', {name: /^When the API returns 403/})).toHaveAttribute('href', '#error/403');
  await close(page);

  await open(page, 'updateApiKey');
  await page.getByLabel('key path, required').fill(key);
  await fill(page, {acl: ['search', 'addObject'], description: 'Mine'});
  await run(page);
  await expect(response(page)).toContainText(/^200 OK/);
  await close(page);

  await page.waitForTimeout(1100);
  await open(page, 'saveObject');
  await run(page);
  await page.getByLabel('API key').selectOption({label: 'Mine: search, addObject'});
  await run(page);
  await expect(response(page)).toContainText(/^200 OK/);
});

test('journey: an A/B test is created and stopped, and cannot be stopped again', async ({page}) => {
  await page.goto('/specs/abtesting#operation/addABTests');
  await open(page, 'addABTests');
  await run(page);
  await expect(response(page)).toContainText(/^200 OK/);
  const {abTestID} = JSON.parse(
    (await response(page).getByRole('group', {name: 'Response body'}).innerText()).replace('Copy', ''),
  ) as {abTestID: number};
  await close(page);
  await open(page, 'stopABTest');
  await page.getByLabel('id path, required').fill(String(abTestID));
  await expect(runButton(page)).toBeEnabled();
  await run(page);
  await expect(response(page)).toContainText(/^200 OK/);
  await run(page);
  await expect(response(page)).toContainText(/^4\d\d/);
});

test('an example that needs something else first says so, and does it', async ({page}) => {
  await page.goto('/specs/search#operation/restoreApiKey');
  await open(page, 'restoreApiKey');
  await run(page);
  await expect(response(page)).toContainText('Only a deleted key can be restored.');
  await page.getByRole('button', {name: 'Delete the key, then run'}).click();
  await expect(response(page)).toContainText(/^200 OK/);
});

test('a past run opens again with its request, and does not run by itself', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await fill(page, {query: 'alien'});
  await expect(runButton(page)).toBeEnabled();
  await run(page);
  await close(page);
  await open(page, 'listIndices');
  await run(page);
  await page.getByText('Last runs (2)').click();
  await page.getByRole('link', {name: 'searchSingleIndex', exact: true}).last().click();
  await expect(page.getByLabel('Body JSON')).toHaveValue('{"query":"alien"}');
  await expect(response(page)).toHaveCount(0);
});

test('hostile text stays text, and a long response is cut', async ({page}) => {
  await page.goto('/specs/search#operation/addOrUpdateObject');
  await open(page, 'addOrUpdateObject');
  const image = '<img src=x onerror="document.title=1">';
  await fill(page, {title: image, text: 'x'.repeat(60_000)});
  await page.getByLabel('objectID path, required').fill(image);
  await run(page);
  await expect(response(page).getByText(JSON.stringify(image).slice(1, -1))).toBeVisible();
  await expect(response(page)).toContainText('Published after');
  await close(page);
  await open(page, 'getObject');
  await page.getByLabel('objectID path, required').fill(image);
  await run(page);
  await expect(response(page)).toContainText(/The first 50,000 of 60\d\d\d characters/);
  await expect(page.locator('dialog img')).toHaveCount(0);
});

test('a mock that does not load says so, and can be tried again', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await page.route('**/mockWorker*', (route) => route.abort());
  await runButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The mock couldn’t run it');
  await page.unroute('**/mockWorker*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(response(page)).toContainText(/^200 OK/);
});

test('a link to a request fills it in, and runs nothing', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await fill(page, {query: 'alien'});
  const link = await page.getByRole('button', {name: 'Copy a link to this request'}).getAttribute('data-copy-text');
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(page.getByLabel('Body JSON')).toHaveValue('{"query":"alien"}');
  await page.waitForLoadState('networkidle');
  await expect(response(page)).toHaveCount(0);
  expect(page.workers()).toEqual([]);
});

test('the example of every operation gets from the page what it gets from Node', async ({page}) => {
  test.setTimeout(180_000);
  const documents = await loadDocuments();
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await run(page);
  const [worker] = page.workers();
  const url = worker?.url() ?? '';
  const start = Date.now();
  await passTimeByCalls(page, url, start);
  const credentials = {'x-algolia-application-id': 'mockAppId', 'x-algolia-api-key': 'mockAdminKey'};
  for (const [api, document] of Object.entries(documents)) {
    const calls = listOperations(document).map((operation): MockCall => {
      const request = exampleRequest(operation);
      const {pathname, search} = new URL(buildAddress(document, operation, request, undefined));
      const headers = {...credentials, ...(request.headers as Record<string, string>), 'content-type': 'application/json'};
      const body = request.body === undefined ? undefined : JSON.stringify(request.body);
      return {api, method: operation.method.toUpperCase(), path: pathname + search, headers, body};
    });
    const inPage = await page.evaluate(askWorker, {url, calls});
    // One after the other on both sides: each finds what those before it have changed.
    let time = start;
    const mock = createMockApi(documents, {now: () => time});
    for (const [index, {method, path, headers, body}] of calls.entries()) {
      time += betweenCalls;
      const answered = await mock(new Request(`http://mock/${api}${path}`, {method, headers, body: body ?? null}));
      expect(inPage[index], `${method} ${path}`).toMatchObject({result: {status: answered.status}});
    }
  }
});

/** Less than a change takes to be published: some calls find it published, some don't. */
const betweenCalls = 100;

/** Gives workers a clock that moves with each call: what a call finds must not depend on how busy the machine is. */
async function passTimeByCalls(page: Page, url: string, start: number): Promise<void> {
  const clock = `let time = ${start}; Date.now = () => time; addEventListener('message', () => (time += ${betweenCalls}));\n`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: clock + (await response.text())});
  });
}

/** Asks a worker of its own, so that each API starts with the examples. */
async function askWorker({url, calls}: {url: string; calls: MockCall[]}): Promise<MockReply[]> {
  const worker = new Worker(url, {type: 'module'});
  const replies: MockReply[] = [];
  for (const [id, call] of calls.entries())
    replies.push(
      await new Promise<MockReply>((resolve) => {
        worker.addEventListener('message', ({data}: MessageEvent<MockReply>) => resolve(data), {once: true});
        worker.postMessage({id, task: 'call', given: call});
      }),
    );
  worker.terminate();
  return replies;
}

test('fields of a response lead to their descriptions', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await run(page);
  const body = response(page).getByRole('group', {name: 'Response body'});
  await expect(body.getByRole('link', {name: '"hits"'})).toHaveAttribute('href', '#schema/searchHits/hits');
  await expect(body.getByRole('link', {name: '"matchLevel"'})).toHaveAttribute('href', /^#schema\/.*\/matchLevel$/);
  await expect(body.getByRole('link', {name: '"nbHits"'})).toHaveAttribute('href', '#schema/baseSearchResponse/nbHits');
  // An attribute of the record is the reader's own.
  await expect(body.getByRole('link', {name: '"title"'})).toHaveCount(0);
  await expect(body).toContainText('"title"');
  await body.getByRole('link', {name: '"nbHits"'}).click();
  await expect(page).toHaveURL(/#schema\/baseSearchResponse\/nbHits$/);
});

test('a run can be copied as cURL and as code of the clients', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/specs/search#operation/searchSingleIndex');
  await open(page, 'searchSingleIndex');
  await fill(page, {query: 'alien'});
  await run(page);
  await page.getByText('Last runs (1)').click();
  const copied = async (language: string): Promise<string> => {
    await page.getByRole('button', {name: `Copy searchSingleIndex as ${language}`, exact: true}).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('cURL')).toMatch(/curl .*[\s\S]*"query": ?"alien"/);
  expect(await copied('JavaScript')).toContain(`query: 'alien'`);
  expect(await copied('PHP')).toContain(`'query' => 'alien'`);
  expect(await copied('Java')).toContain(`setQuery("alien")`);
});
