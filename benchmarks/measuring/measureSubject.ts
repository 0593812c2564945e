import {type Browser, type CDPSession, errors, type Page} from '@playwright/test';
import {measureDeepLink} from './deepLink.ts';
import type {Measure} from './measures.ts';
import {blockingTime, patience, waitForQuiet} from './quiet.ts';
import {measureSoftNavigation, watchNextPage} from './softNavigation.ts';
import type {MeasureSubject} from './subject.ts';
import {openThrottledPage, readSeen, type ThrottledPage} from './throttledPage.ts';
import {countTraffic} from './traffic.ts';

declare global {
  interface Window {
    contentAt?: number;
  }
}

/** Loads a page from its start, then goes on to a guide's next page, or comes again by a link to a reference's last operation. */
export async function measureSubject(browser: Browser, subject: MeasureSubject): Promise<Measure> {
  const load = await measureLoad(browser, subject);
  return subject.lastOperation ? {...load, ...(await measureDeepLink(browser, subject.address, subject.lastOperation))} : load;
}

async function measureLoad(browser: Browser, subject: MeasureSubject): Promise<Measure> {
  const throttled = await openThrottledPage(browser);
  try {
    return await measurePage(throttled, subject);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return {largestPaint: Infinity, blocking: Infinity, complete: Infinity};
    throw error;
  } finally {
    await throttled.page.context().close();
  }
}

async function measurePage(throttled: ThrottledPage, {address, nextPage, lastOperation}: MeasureSubject): Promise<Measure> {
  const {page, session} = throttled;
  const traffic = countTraffic(session);
  if (lastOperation) await page.addInitScript(watchContent, lastOperation.content);
  if (nextPage) await page.addInitScript(watchNextPage, nextPage.title);
  await page.goto(address, {timeout: patience});
  await page.waitForSelector('h1', {timeout: patience});
  await waitForQuiet(throttled);
  const {firstPaint, largestPaint, longTasks} = await readSeen(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    ...traffic,
    firstPaint,
    largestPaint,
    blocking: blockingTime(longTasks),
    longTasks: longTasks.length,
    elements,
    heapBytes: await readHeap(session),
    ...(lastOperation && {complete: await readContentTime(page)}),
    ...(nextPage && {softNavigation: await measureSoftNavigation(page, nextPage.href)}),
  };
}

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  return metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

/** Runs in the page, before its own scripts. Looks now and then: in every frame it would be a good part of what it measures. */
function watchContent(content: string): void {
  const timer = setInterval(() => {
    if (!document.querySelector(content)) return;
    clearInterval(timer);
    window.contentAt = performance.now();
  }, 50);
}

function readContentTime(page: Page): Promise<number> {
  return page.evaluate(() => window.contentAt ?? Infinity);
}
