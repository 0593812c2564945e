// `npm run bench`: how close the guide's first paint comes to the same page without styles and script.
// Times differ from machine to machine; only the ratio of two pages measured in turn carries over.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {createStaticHandler, listen} from '../website/server/staticServer.ts';
import {median} from './median.ts';
import {launchBrowser, openThrottledPage, readSeen} from './throttledPage.ts';

const guide = '/docs/clients/introduction';
const plain = '/plain';
const runs = 9;
const builtSite = path.resolve(import.meta.dirname, '../website/dist/client');

type Measure = {largestPaint: number; longTasks: number; requests: number};

/** The guide's own text and elements, without styles, scripts and preloading. */
function plainPage(): Buffer {
  const html = readFileSync(path.join(builtSite, `${guide}.html`), 'utf8');
  const bare = html
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*>/g, '');
  return brotliCompressSync(bare);
}

async function startServer(): Promise<{origin: string; close: () => void}> {
  const site = createStaticHandler(builtSite);
  const body = plainPage();
  const {server, port} = await listen((request, response) => {
    if (request.url !== plain) return site(request, response);
    response
      .writeHead(200, {'content-type': 'text/html;charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache'})
      .end(body);
  }, 0);
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}

async function measure(browser: Browser, address: string): Promise<Measure> {
  const {page} = await openThrottledPage(browser);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForTimeout(300);
  const {largestPaint, longTasks} = await readSeen(page);
  await page.context().close();
  return {largestPaint, longTasks: longTasks.length, requests};
}

const {origin, close} = await startServer();
const browser = await launchBrowser();
const measures: Record<string, Measure[]> = {[guide]: [], [plain]: []};
for (let run = 0; run <= runs; run += 1) {
  process.stdout.write(`\rRun ${run} of ${runs}`);
  for (const route of [guide, plain]) {
    const measured = await measure(browser, origin + route);
    if (run > 0) measures[route]?.push(measured); // The first run warms up.
  }
}
await browser.close();
close();

const paint = (route: string): number => median((measures[route] ?? []).map(({largestPaint}) => largestPaint));
const ratio = paint(guide) / paint(plain);
const longTasks = (route: string): number[] => (measures[route] ?? []).map((measured) => measured.longTasks);
console.log(
  `\nLargest paint: ${paint(guide).toFixed(0)} ms, without styles and script ${paint(plain).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (bar: 1.25)`,
);
console.log(
  `Long tasks per run: ${longTasks(guide).join(' ')}, median ${median(longTasks(guide))} (bar: 0); without styles and script ${longTasks(plain).join(' ')}`,
);
console.log(`Requests: ${median((measures[guide] ?? []).map(({requests}) => requests))}`);
if (ratio > 1.25 || median(longTasks(guide)) > 0) process.exitCode = 1;
