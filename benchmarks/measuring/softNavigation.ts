import type {Page} from '@playwright/test';
import {patience} from './quiet.ts';

/**
 * Runs in every page, before its own scripts. Some sites replace the page, others load the next one: so the times are on the clock
 * of the day, and kept where both pages find them. Methods, because a function in a variable would need a helper of the compiler.
 */
export function watchNextPage(title: string): void {
  const navigation = {
    framesShown: 0,
    note(event: string) {
      sessionStorage.setItem(event, String(performance.timeOrigin + performance.now()));
    },
    start() {
      navigation.note('clickedAt');
      navigation.watch();
    },
    watch() {
      const heading = [...document.querySelectorAll('h1')].find(({textContent}) => textContent.trim().startsWith(title));
      navigation.framesShown = heading?.checkVisibility({opacityProperty: true}) ? navigation.framesShown + 1 : 0;
      if (navigation.framesShown === 2) navigation.note('shownAt');
      else requestAnimationFrame(() => navigation.watch());
    },
  };
  if (sessionStorage.getItem('clickedAt') === null)
    addEventListener('click', () => navigation.start(), {capture: true, once: true});
  else requestAnimationFrame(() => navigation.watch());
}

/** The time from a click on a link until the next page's title is shown for two frames. */
export async function measureSoftNavigation(page: Page, href: string): Promise<number> {
  await page.locator(`a[href="${href}"]`).filter({visible: true}).first().click({noWaitAfter: true, timeout: patience});
  await page.waitForFunction(() => sessionStorage.getItem('shownAt') !== null, undefined, {polling: 200, timeout: patience});
  return page.evaluate(() => Number(sessionStorage.getItem('shownAt')) - Number(sessionStorage.getItem('clickedAt')));
}
