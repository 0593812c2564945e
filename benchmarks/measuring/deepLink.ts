import {type Browser, errors, type Page} from '@playwright/test';
import type {Measure} from './measures.ts';
import {blockingTime, patience, waitForQuiet} from './quiet.ts';
import type {OperationLink} from './subject.ts';
import {openThrottledPage, readSeen} from './throttledPage.ts';

/** The time until the last operation's heading is on the screen and stays in its place for two frames. */
export async function measureDeepLink(browser: Browser, address: string, {hash, heading}: OperationLink): Promise<Measure> {
  const throttled = await openThrottledPage(browser);
  const {page} = throttled;
  await page.addInitScript(watchLanding, heading);
  try {
    await page.goto(address + hash, {waitUntil: 'commit', timeout: patience});
    const deepLink = await waitForLanding(page);
    await waitForQuiet(throttled);
    const {longTasks} = await readSeen(page);
    return {deepLink, deepLinkBlocking: blockingTime(longTasks)};
  } catch (error) {
    if (error instanceof errors.TimeoutError) return {deepLink: Infinity, deepLinkBlocking: Infinity};
    throw error;
  } finally {
    await page.context().close();
  }
}

type Landing = {top: number; landedAt: number; watch: () => void};

declare global {
  interface Window {
    landing: Landing;
  }
}

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
  window.landing = landing;
}

async function waitForLanding(page: Page): Promise<number> {
  await page.waitForFunction(() => window.landing.landedAt > 0, undefined, {
    polling: 200,
    timeout: patience,
  });
  return page.evaluate(() => window.landing.landedAt);
}
