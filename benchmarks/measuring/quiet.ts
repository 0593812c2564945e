import type {Page} from '@playwright/test';
import type {Seen, ThrottledPage} from './throttledPage.ts';

/** A page that takes longer never gets there. */
export const patience = 120_000;
const quietTime = 2_000;
const pollingTime = 250;

/**
 * Waits until the page is loaded, has had no long task and no new file for a while, and waits for none: what a page loads in idle time
 * is counted, too, and is there when the next page is asked for.
 */
export async function waitForQuiet({page, openRequests}: ThrottledPage): Promise<void> {
  do await waitForPause(page);
  while (openRequests.size > 0);
}

async function waitForPause(page: Page): Promise<void> {
  await page.waitForTimeout(pollingTime);
  await page.waitForFunction(
    (wait) => {
      const {longTasks} = window.paintsAndTasks;
      const files = performance.getEntriesByType('resource').map(({startTime, duration}) => ({start: startTime, duration}));
      const lastEnd = Math.max(0, ...[...longTasks, ...files].map(({start, duration}) => start + duration));
      return document.readyState === 'complete' && performance.now() - lastEnd > wait;
    },
    quietTime,
    {polling: pollingTime, timeout: patience},
  );
}

/** What each task longer than 50 ms takes beyond them: in that time the page answers nobody. */
export function blockingTime(longTasks: Seen['longTasks']): number {
  return longTasks.reduce((sum, {duration}) => sum + duration - 50, 0);
}
