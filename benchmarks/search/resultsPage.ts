import type {Browser} from '@playwright/test';
import {readShifts, watchShifts} from '../../website/e2e/watchShifts.ts';
import {waitForQuiet} from '../measuring/quiet.ts';
import {median} from '../measuring/statistics.ts';
import {openThrottledPage, readSeen} from '../measuring/throttledPage.ts';
import type {Bar} from '../report/printBars.ts';

/** When the largest part of a page is painted, in milliseconds, and how far what was painted moves afterwards. */
type Painting = {largestPaint: number; shift: number};
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
  await page.goto(address);
  await waitForQuiet(throttled);
  const {largestPaint} = await readSeen(page);
  const shift = (await readShifts(page)).reduce((sum, one) => sum + one, 0);
  await page.context().close();
  return {largestPaint, shift};
}

export function buildPaintingBars({guide, results}: Paintings): Bar[] {
  const largest = (paintings: Painting[]): number => median(paintings.map(({largestPaint}) => largestPaint));
  return [
    {what: "largest paint of the results page, of a guide's", value: largest(results) / largest(guide), limit: 2},
    {what: 'layout shift of the results page', value: Math.max(...results.map(({shift}) => shift)), limit: 0},
  ];
}
