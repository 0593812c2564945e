import type {Browser} from '@playwright/test';
import {readShifts, watchShifts} from '../../website/e2e/watchShifts.ts';
import {waitForQuiet} from '../measuring/quiet.ts';
import {median} from '../measuring/statistics.ts';
import {openThrottledPage, readSeen} from '../measuring/throttledPage.ts';
import type {Bar} from '../report/printBars.ts';

/**
 * When the largest part of a page is painted, in milliseconds, and how far what was painted moves afterwards. The largest part of the
 * results page is its first sentence, so the first result is timed, too; a guide has none.
 */
type Painting = {largestPaint: number; firstResult: number; shift: number};
export type Paintings = {guide: Painting[]; results: Painting[]};

/** Loads a guide and a page of results, in turns, at a quarter of the processor's speed over slow 4G. */
export async function measurePaintings(browser: Browser, guide: string, runs: number): Promise<Paintings> {
  const paintings: Paintings = {guide: [], results: []};
  const results = new URL('/search?q=facet+counts', guide).href;
  for (let run = 1; run <= runs; run += 1) {
    paintings.guide.push(await measurePainting(browser, guide));
    paintings.results.push(await measurePainting(browser, results));
  }
  return paintings;
}

async function measurePainting(browser: Browser, address: string): Promise<Painting> {
  const throttled = await openThrottledPage(browser);
  const {page} = throttled;
  await watchShifts(page);
  await page.addInitScript(watchResults);
  await page.goto(address);
  await waitForQuiet(throttled);
  const {largestPaint} = await readSeen(page);
  const firstResult = await page.evaluate(() => window.firstResult);
  const shift = (await readShifts(page)).reduce((sum, one) => sum + one, 0);
  await page.context().close();
  return {largestPaint, firstResult, shift};
}

declare global {
  interface Window {
    firstResult: number;
  }
}

/** Runs in the page, before its own scripts. */
function watchResults(): void {
  window.firstResult = 0;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-label=Results] li')) return;
    observer.disconnect();
    requestAnimationFrame(() => (window.firstResult = performance.now()));
  });
  observer.observe(document, {childList: true, subtree: true});
}

export function buildPaintingBars({guide, results}: Paintings): Bar[] {
  const largest = (paintings: Painting[]): number => median(paintings.map(({largestPaint}) => largestPaint));
  return [
    {what: "largest paint of the results page, of a guide's", value: largest(results) / largest(guide), limit: 2},
    {
      what: "first result, of a guide's largest paint",
      value: median(results.map(({firstResult}) => firstResult)) / largest(guide),
      limit: 3,
    },
    {what: 'layout shift of the results page', value: Math.max(...results.map(({shift}) => shift)), limit: 0},
  ];
}
