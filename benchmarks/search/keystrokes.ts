import type {Browser, Page} from '@playwright/test';
import {openSearchByKey, waitForResults} from './searchPage.ts';

/** From a key's input event to the last change of the results, in milliseconds; not a number when nothing changed. */
type Keystroke = {start: number; end: number};

declare global {
  interface Window {
    keystrokes: Keystroke[];
  }
}

const pause = 20;

/** Types queries letter by letter into the search of a page that has all of the index. */
export async function measureKeystrokes(browser: Browser, address: string, queries: string[]): Promise<number[]> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(address, {waitUntil: 'networkidle'});
  await openSearchByKey(page);
  await page.keyboard.type('task');
  await waitForResults(page, 'task');
  await page.evaluate(watchKeystrokes);
  for (const [number, query] of queries.entries()) {
    process.stdout.write(`\rKeystrokes: query ${number + 1} of ${queries.length}   `);
    await typeAnew(page, query);
  }
  process.stdout.write('\n');
  const keystrokes = await page.evaluate(() => window.keystrokes);
  await page.close();
  return keystrokes.map(({start, end}) => end - start);
}

/** The first letter replaces what was typed before. */
async function typeAnew(page: Page, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  for (const letter of query) {
    await page.keyboard.type(letter);
    await page.evaluate(waitForRest, pause);
  }
}

/** Runs in the page. A background task waits until no other one does, however long that takes. */
async function waitForRest(delay: number): Promise<void> {
  await scheduler.postTask(() => {}, {priority: 'background', delay});
}

/** Runs in the page. */
function watchKeystrokes(): void {
  const results = document.querySelector('dialog [role=listbox]')?.parentElement;
  const status = document.querySelector('dialog [role=status]');
  if (!results || !status) throw new Error('The search is not open.');
  const keystrokes: Keystroke[] = [];
  addEventListener('input', () => keystrokes.push({start: performance.now(), end: NaN}), {capture: true});
  new MutationObserver((changes) => {
    const last = keystrokes.at(-1);
    // What screen readers are told comes later on purpose, once the reader stops typing.
    if (last && changes.some(({target}) => !status.contains(target))) last.end = performance.now();
  }).observe(results, {childList: true, subtree: true, characterData: true, attributes: true});
  window.keystrokes = keystrokes;
}
