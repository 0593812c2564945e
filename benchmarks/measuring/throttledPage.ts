import {type Browser, type CDPSession, chromium, type Page, type Request} from '@playwright/test';
import {findChromium} from '../../scripts/chromium.mjs';

/** What a page has seen since its navigation started; times in milliseconds. */
export type Seen = {firstPaint: number; largestPaint: number; longTasks: {start: number; duration: number}[]};

declare global {
  interface Window {
    paintsAndTasks: Seen;
  }
}

/** `openRequests` are those that have no response yet, or only a part of it. */
export type ThrottledPage = {page: Page; session: CDPSession; openRequests: Set<Request>};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // No page of a benchmark waits for another host, whether there is a network or not.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}

/** An empty page with an empty cache, at a quarter of the processor's speed over slow 4G. Watches paints and long tasks. */
export async function openThrottledPage(browser: Browser): Promise<ThrottledPage> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  });
  await page.addInitScript(watchPage);
  return {page, session, openRequests: watchRequests(page)};
}

function watchRequests(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Runs in the page, before its own scripts. */
function watchPage(): void {
  const seen: Seen = {firstPaint: 0, largestPaint: 0, longTasks: []};
  new PerformanceObserver((list) => {
    seen.firstPaint ||= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => (seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    seen.longTasks.push(...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration}))),
  ).observe({type: 'longtask', buffered: true});
  window.paintsAndTasks = seen;
}

export function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => window.paintsAndTasks);
}
