// `npm run bench:run`: how long a request takes on the mock in the built page, unthrottled: from Run to the response that a reader sees, and
// to the worker and back, beside the same request to the mock that Node serves on this machine. And what a first run blocks at 4x throttling.
import {createMockApi, defaultCredentials, loadDocuments, serveMockApi} from '@docs/mock-api';
import type {Browser, Page} from '@playwright/test';
import {percentile} from './measuring/statistics.ts';
import {launchBrowser} from './measuring/throttledPage.ts';
import {serve} from './peers/serve.ts';
import {printBars} from './report/printBars.ts';
import {builtSite} from './setup/folders.ts';

const runs = 200;
const longest = 50;
/** What browsers call a long task. */
const longTask = 50;
const call = {
  api: 'search',
  method: 'POST',
  path: '/1/indexes/films/query',
  headers: {
    'x-algolia-application-id': defaultCredentials.appId,
    'x-algolia-api-key': defaultCredentials.adminKey,
    'content-type': 'application/json',
  },
  body: JSON.stringify({query: 'dune'}),
};

type Call = typeof call & {url: string};

/** Runs in the page: from the click to the response that is drawn. */
function pressRun(): Promise<number> {
  const button = [...document.querySelectorAll('dialog button')].find(({textContent}) => textContent === 'Run');
  const panel = document.querySelector('dialog [aria-label="Run"]');
  if (!(button instanceof HTMLElement) || !panel) throw new Error('Try it is not open.');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!panel.querySelector('[aria-label="Response"]')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(panel, {childList: true, subtree: true});
    button.click();
  });
}

/** Runs in the page, with a worker of its own. The first call loads the API. */
async function askWorker({url, ...asked}: Call & {runs: number}): Promise<number[]> {
  const worker = new Worker(url, {type: 'module'});
  const times: number[] = [];
  while (times.length <= asked.runs) {
    const start = performance.now();
    await new Promise((resolve) => {
      worker.addEventListener('message', resolve, {once: true});
      worker.postMessage({id: 0, task: 'call', given: asked});
    });
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times.slice(1);
}

/** Runs in an empty page: pages of the site may not ask other origins. */
async function askServer({url, method, headers, body, ...asked}: Call & {runs: number}): Promise<number[]> {
  const times: number[] = [];
  while (times.length <= asked.runs) {
    const start = performance.now();
    await (await fetch(url, {method, headers, body})).text();
    times.push(performance.now() - start);
  }
  return times.slice(1);
}

async function measureShown(page: Page): Promise<number[]> {
  const times: number[] = [];
  while (times.length <= runs) times.push(await page.evaluate(pressRun));
  return times.slice(1);
}

type Start = {path: string; open?: string; ended: string};

/** The longest task of the main thread from Run to its end, at 4x throttling, with everything loaded for the first time. */
async function measureBlocking(browser: Browser, {path, open, ended}: Start): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  if (open !== undefined) {
    await page.getByRole('button', {name: open, exact: true}).click();
    await page.getByText('The request is valid').waitFor();
    await page.waitForLoadState('networkidle');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const tasks = await page.evaluate(watchRun, ended);
  await page.close();
  return Math.max(0, ...tasks);
}

/** Runs in the page, all of it: what looks for texts from outside would take the main thread's time. */
async function watchRun(ended: string): Promise<number[]> {
  const tasks: number[] = [];
  const watching = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration)));
  watching.observe({type: 'longtask'});
  const button = [...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Run');
  button?.click();
  // Without functions that have a name: the loader would add to them what a page doesn't have.
  while (!/^(Ran|200)/.test(document.querySelector(ended)?.textContent ?? ''))
    await new Promise((resolve) => setTimeout(resolve, 20));
  // The last ones are told a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return tasks;
}

const origin = await serve(builtSite);
const server = await serveMockApi(createMockApi(await loadDocuments()), 0);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${origin}/specs/search#operation/searchSingleIndex`, {waitUntil: 'networkidle'});
await page.getByRole('button', {name: 'Try it: searchSingleIndex', exact: true}).click();
await page.getByLabel('Body JSON').fill(call.body);
await page.getByRole('button', {name: 'Run', exact: true}).click();
await page.getByRole('region', {name: 'Response', exact: true}).waitFor();
const shown = await measureShown(page);
const inWorker = await page.evaluate(askWorker, {...call, runs, url: page.workers()[0]?.url() ?? ''});
const empty = await browser.newPage();
const overLoopback = await empty.evaluate(askServer, {...call, runs, url: `${server.url}/search${call.path}`});
const blocking = {
  reference: await measureBlocking(browser, {
    path: '/specs/search#operation/searchSingleIndex',
    open: 'Try it: searchSingleIndex',
    ended: '[aria-label="Response"] b',
  }),
  guide: await measureBlocking(browser, {path: '/docs/5/clients/guides/send-data-to-algolia', ended: '[aria-label="Output"] b'}),
};
await browser.close();
await server.close();

for (const [what, times] of Object.entries({
  'from Run to the response on the page': shown,
  'worker and back': inWorker,
  'over loopback': overLoopback,
}))
  console.log(
    `${what}: median ${percentile(times, 0.5).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms`,
  );
const isReached = printBars([
  {what: 'from Run to the response on the page, 95th percentile', value: percentile(shown, 0.95), limit: longest, unit: ' ms'},
  {
    what: 'worker and back, of the time over loopback, 95th percentile',
    value: percentile(inWorker, 0.95) / percentile(overLoopback, 0.95),
    limit: 1,
    unit: '',
  },
  {what: 'longest task of a first run in a reference, 4x', value: blocking.reference, limit: longTask, unit: ' ms'},
  {what: 'longest task of a first run in a guide, 4x', value: blocking.guide, limit: longTask, unit: ' ms'},
]);
process.exitCode = isReached ? 0 : 1;
