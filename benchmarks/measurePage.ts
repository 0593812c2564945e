import {type Browser, type CDPSession, errors, type Page} from '@playwright/test';
import {openThrottledPage, readSeen, type Seen} from './throttledPage.ts';

/** A reference page: where it is, and how its last operation is linked and found. `heading` is a selector. */
export type Subject = {name: string; address: string; lastOperation: {hash: string; heading: string}};

/** Times in milliseconds. A time is infinite when the page did not get there. */
export type Measure = {
  largestPaint: number;
  blocking: number;
  elements: number;
  htmlBytes: number;
  scriptBytes: number;
  totalBytes: number;
  deepLink: number;
  deepLinkBlocking: number;
};

const patience = 300_000;
const quietTime = 2_000;

/** Loads a page twice: from its start, and by a link to its last operation. */
export async function measureSubject(browser: Browser, subject: Subject): Promise<Measure> {
  return {...(await measureLoad(browser, subject)), ...(await measureDeepLink(browser, subject))};
}

async function measureLoad(browser: Browser, {address}: Subject): Promise<Omit<Measure, 'deepLink' | 'deepLinkBlocking'>> {
  const {page, session} = await openThrottledPage(browser);
  const bytes = countBytes(session);
  await page.goto(address, {waitUntil: 'networkidle', timeout: patience});
  await page.waitForSelector('h1', {timeout: patience});
  await waitForQuiet(page);
  const {largestPaint, longTasks} = await readSeen(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.context().close();
  return {largestPaint, blocking: blockingTime(longTasks), elements, ...bytes};
}

/** The time until the last operation's heading is on the screen and stays in its place for two frames. */
async function measureDeepLink(browser: Browser, subject: Subject): Promise<Pick<Measure, 'deepLink' | 'deepLinkBlocking'>> {
  const {page} = await openThrottledPage(browser);
  const {hash, heading} = subject.lastOperation;
  await page.addInitScript(watchLanding, heading);
  await page.goto(subject.address + hash, {waitUntil: 'commit', timeout: patience});
  const deepLink = await waitForLanding(page);
  await waitForQuiet(page);
  const {longTasks} = await readSeen(page);
  await page.context().close();
  return {deepLink, deepLinkBlocking: blockingTime(longTasks)};
}

type Landing = {top: number; landedAt: number; watch: () => void};

/** Runs in the page, before its own scripts. */
function watchLanding(heading: string): void {
  const landing: Landing = {
    top: NaN,
    landedAt: 0,
    watch() {
      const element = document.querySelector(heading);
      const {top, bottom} = element?.getBoundingClientRect() ?? {top: NaN, bottom: NaN};
      const isShown = top >= 0 && bottom <= innerHeight && element?.checkVisibility({opacityProperty: true});
      if (isShown && top === landing.top) landing.landedAt = performance.now();
      landing.top = isShown ? top : NaN;
      if (landing.landedAt === 0) requestAnimationFrame(landing.watch);
    },
  };
  requestAnimationFrame(landing.watch);
  Object.assign(window, {landing});
}

async function waitForLanding(page: Page): Promise<number> {
  try {
    await page.waitForFunction(() => (window as unknown as {landing: Landing}).landing.landedAt > 0, undefined, {
      polling: 200,
      timeout: patience,
    });
    return await page.evaluate(() => (window as unknown as {landing: Landing}).landing.landedAt);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity;
    throw error;
  }
}

/** Waits until the page is loaded and has had no long task and no new file for a while. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (wait) => {
      const {longTasks} = (window as unknown as {seen: Seen}).seen;
      const files = performance.getEntriesByType('resource').map(({startTime, duration}) => ({start: startTime, duration}));
      const lastEnd = Math.max(0, ...[...longTasks, ...files].map(({start, duration}) => start + duration));
      return document.readyState === 'complete' && performance.now() - lastEnd > wait;
    },
    quietTime,
    {polling: 250, timeout: patience},
  );
}

/** What each task longer than 50 ms takes beyond them: in that time the page answers nobody. */
function blockingTime(longTasks: Seen['longTasks']): number {
  return longTasks.reduce((sum, {duration}) => sum + duration - 50, 0);
}

/** Counts what comes over the network, compressed and with headers, from now on. */
function countBytes(session: CDPSession): Pick<Measure, 'htmlBytes' | 'scriptBytes' | 'totalBytes'> {
  const bytes = {htmlBytes: 0, scriptBytes: 0, totalBytes: 0};
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes.totalBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Document') bytes.htmlBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.scriptBytes += encodedDataLength;
  });
  return bytes;
}
