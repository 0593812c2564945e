import type {Browser, CDPSession, Page} from '@playwright/test';
import {openThrottledPage, readSeen} from '../measuring/throttledPage.ts';
import {openSearchByKey, waitForResults} from './searchPage.ts';

/** Durations of tasks over 50 ms, in milliseconds: until the input had the focus, and from then to the last result. */
export type LongTasks = {opening: number[]; typing: number[]};
export type Network = 'slow 4G' | 'fast network';

declare global {
  interface Window {
    focusedAt: number;
  }
}

const pause = 60;

/** Opens the search of a page that has loaded nothing of it, and types while the index arrives and is added, at 4x throttling. */
export async function measureTyping(browser: Browser, address: string, network: Network, queries: string[]): Promise<LongTasks> {
  const {page, session} = await openThrottledPage(browser);
  if (network === 'fast network') await endNetworkThrottling(session);
  await page.addInitScript(watchFocus);
  await page.goto(address, {waitUntil: 'networkidle'});
  // Playwright's own script, which finds elements, is started by this and would count as a long task later.
  await page.locator('dialog').count();
  await page.waitForTimeout(500);
  const start = await page.evaluate(() => performance.now());
  await openSearchByKey(page);
  for (const query of queries) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(query, {delay: pause});
  }
  await waitForResults(page, queries.at(-1) ?? '');
  const longTasks = await splitAtFocus(page, start);
  await page.context().close();
  return longTasks;
}

async function endNetworkThrottling(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Runs in the page, before its own scripts. */
function watchFocus(): void {
  addEventListener('focusin', ({target}) => {
    if (target instanceof Element && target.matches('dialog [role=combobox]')) window.focusedAt = performance.now();
  });
}

/** The task that gives the input its focus belongs to the opening. */
async function splitAtFocus(page: Page, start: number): Promise<LongTasks> {
  const focusedAt = await page.evaluate(() => window.focusedAt);
  const {longTasks} = await readSeen(page);
  const tasks = longTasks.filter((task) => task.start >= start);
  return {
    opening: tasks.filter((task) => task.start < focusedAt).map(({duration}) => duration),
    typing: tasks.filter((task) => task.start >= focusedAt).map(({duration}) => duration),
  };
}
