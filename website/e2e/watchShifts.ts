import type {Page} from '@playwright/test';

/** Notes each layout shift of the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.value ?? 0);
    }).observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {shifts});
  });
}

export function readShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => window.shifts);
}
