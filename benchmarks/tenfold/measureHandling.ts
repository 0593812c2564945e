import type {OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {Browser, Page} from '@playwright/test';
import {waitForQuiet} from '../measuring/quiet.ts';
import {openThrottledPage, readSeen} from '../measuring/throttledPage.ts';
import {orderOperations} from '../reference/lastOperation.ts';

/** How well a page follows its reader. Distances in pixels, times in milliseconds. */
export type Handling = {
  /** How far from its place the linked operation is, when the page has come to rest and a second later. */
  landing: number;
  landingLater: number;
  /** The same for a link to another operation of the same page. */
  jump: number;
  /** How much of a scroll by twenty windows, or to the end of a shorter page, the page did not follow. */
  lostScroll: number;
  longestScrollTask: number;
};

/**
 * Loads our reference at its last operation, by the address that it would have on a single page, so that the way to its own page is
 * part of it. Then goes to another operation of that page, and scrolls from the start.
 */
export async function measureHandling(browser: Browser, address: string, document: OpenApiDocument): Promise<Handling> {
  const operations = orderOperations(document);
  const last = toId(operations.at(-1));
  const tag = operations.at(-1)?.value.tags?.[0];
  const other = toId(operations.find(({value}) => value.tags?.[0] === tag));
  const throttled = await openThrottledPage(browser);
  const {page} = throttled;
  await page.goto(`${address}#${last}`, {timeout: 120_000});
  await waitForQuiet(throttled);
  const landing = await distanceFromPlace(page, last);
  await page.waitForTimeout(1_000);
  const landingLater = await distanceFromPlace(page, last);
  await page.evaluate((id) => (location.hash = id), other);
  await page.waitForTimeout(1_000);
  const jump = await distanceFromPlace(page, other);
  const scrolling = await measureScrolling(page);
  await page.context().close();
  return {landing, landingLater, jump, ...scrolling};
}

function toId(operation: PlacedOperation | undefined): string {
  return `operation/${operation?.value.operationId ?? ''}`;
}

/** An operation's place is under the navbar, by its scroll margin, or as far up as the end of the page allows. */
function distanceFromPlace(page: Page, id: string): Promise<number> {
  return page.evaluate((wanted) => {
    const element = document.getElementById(wanted);
    if (!element) return Infinity;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const place = scrollY + element.getBoundingClientRect().top - margin - padding;
    const end = document.documentElement.scrollHeight - innerHeight;
    return Math.abs(scrollY - Math.min(place, end));
  }, id);
}

async function measureScrolling(page: Page): Promise<Pick<Handling, 'lostScroll' | 'longestScrollTask'>> {
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await page.waitForTimeout(1_000);
  const before = (await readSeen(page)).longTasks.length;
  await page.mouse.move(720, 450);
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1_000);
  const [position, end] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight] as const);
  const tasks = (await readSeen(page)).longTasks.slice(before).map(({duration}) => duration);
  return {lostScroll: Math.abs(Math.min(20 * 900, end) - position), longestScrollTask: Math.max(0, ...tasks)};
}
