import type {Page} from '@playwright/test';
import {docs, expect, guide, references, routes, test} from './test.ts';

/**
 * References are long and made of the same parts: the shortest one stands for all, and referenceKeyboard.spec.ts says more. A page that
 * two versions of the docs share is walked once.
 */
const repeated = docs.filter(({isRepeated}) => isRepeated).map(({route}) => route);
const walked = [...routes.filter((route) => !references.includes(route) && !repeated.includes(route)), '/specs/insights'];

test('Tab sets keyboard-navigation mode, a mouse press clears it', async ({page}) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-keyboard-navigation');
  await page.keyboard.press('Tab');
  await expect(root).toHaveAttribute('data-keyboard-navigation');
  await page.mouse.click(5, 400);
  await expect(root).not.toHaveAttribute('data-keyboard-navigation');
});

test('the first Tab offers to skip to the main content', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('#main')?.contains(document.activeElement))).toBe(true);
});

/** How many controls Tab has to reach: of radio buttons one. On a reference, code gets its copy button when it comes near. */
function countControls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=radio]:not(:checked)), summary, [tabindex="0"]',
        ),
      ].filter((element) => element.checkVisibility({visibilityProperty: true}) && element.tabIndex >= 0).length,
  );
}

/**
 * Looks at what has focus, each time just before a press moves it on: whether that shows, and whether something that stays in the window
 * lies over it. What doesn't show keeps the focus for up to two seconds: a table that scrolls sideways follows a moment later.
 */
function watchFocus(): void {
  type Focus = {isMarked: boolean; isInView: boolean; isCovered: boolean; html: string};
  const isLayer = (candidate: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(candidate).position);
  const layerOf = (found: Element | null): Element | null =>
    found === null || isLayer(found) ? found : layerOf(found.parentElement);
  const readFocus = (element: Element): Focus => {
    // A choice that is drawn by its label shows its focus there.
    const drawn = element.matches('label > .visually-hidden') ? (element.nextElementSibling ?? element) : element;
    const {outlineStyle, outlineWidth, opacity} = getComputedStyle(drawn);
    // A link that is broken over lines is a box for each of them.
    const boxes = [...drawn.getClientRects()];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const points = boxes.flatMap((box) =>
      [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].flatMap((y) =>
        [box.left + 2, (box.left + box.right) / 2, box.right - 2].map((x) => ({x, y})),
      ),
    );
    const inView = points.filter(({x, y}) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
    const covered = inView.filter(({x, y}) => layerOf(document.elementFromPoint(x, y))?.contains(drawn) === false);
    return {
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0',
      isInView: inView.length > 0,
      // Code that is taller than the window is never seen as a whole.
      isCovered: bottom - top > innerHeight - 150 ? covered.length === inView.length : covered.length > 0,
      html: element.outerHTML.slice(0, 120),
    };
  };
  const walk = {faults: [] as string[], isOver: false};
  window.focusWalk = walk;
  let reached: Element | null = null;
  let since = 0;
  const look = (event: KeyboardEvent): void => {
    const element = document.activeElement;
    if (event.key !== 'Tab' || window.focusWalk !== walk) return;
    if (walk.isOver) return event.preventDefault();
    if (!element || element === document.body) {
      walk.isOver = reached !== null;
      if (walk.isOver) event.preventDefault();
      return;
    }
    if (element !== reached) since = performance.now();
    reached = element;
    element.setAttribute('data-reached', '');
    const focus = readFocus(element);
    if (focus.isMarked && focus.isInView && !focus.isCovered) return;
    if (performance.now() - since < 2000) event.preventDefault();
    else walk.faults.push(JSON.stringify(focus));
  };
  addEventListener('keydown', look, {capture: true});
}

/** Several at a time: the page looks at each, so nobody has to ask in between. */
const presses = 16;

/** Holds a key until it has led once around the page, marks what is reached, and gives what does not show its focus. */
async function walkControls(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(watchFocus);
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  do await Promise.all(Array.from({length: presses}, () => page.keyboard.down('Tab')));
  while (!(await page.evaluate(() => window.focusWalk.isOver)));
  await page.keyboard.up('Tab');
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return page.evaluate(() => window.focusWalk.faults);
}

/** At another width the walk starts anew, from the top. */
async function forgetReached(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached');
    scrollTo({top: 0, behavior: 'instant'});
  });
}

for (const route of walked) {
  test(`every control of ${route} is reached by Tab and shows its focus, at 390 and 1440 px`, async ({page, errors}) => {
    test.setTimeout(240_000);
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const faults: string[] = [];
      // On a busy machine a button may be added to code just after Tab has passed it, or something that was reached is hidden later: then
      // the next round is right.
      await expect(async () => {
        await forgetReached(page);
        faults.push(...(await walkControls(page, 'Tab')));
        expect(await page.locator('[data-reached]').count()).toBe(await countControls(page));
      }).toPass({timeout: 120_000});
      expect(faults, `at ${width} px`).toEqual([]);
    }
    errors.splice(0, route === '/not/a/page' ? 1 : 0);
  });
}

/** Backwards, a control comes from above: from under the navbar, if nothing kept it from there. */
for (const route of ['/docs/clients/migration-guides/javascript', '/specs/insights', '/search?q=event']) {
  for (const width of [390, 1440]) {
    test(`nothing covers the controls of ${route} at ${width} px on the way back`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      // Until all of the index is there, results move.
      if (route.startsWith('/search')) await expect(page.locator('main').getByRole('status')).toHaveText(/\d results? for/);
      expect(await walkControls(page, 'Shift+Tab')).toEqual([]);
      expect(await page.locator('[data-reached]').count()).toBeGreaterThan(20);
    });
  }
}

test('Escape closes a dropdown and returns focus; leaving it closes it too', async ({page}) => {
  await page.goto('/');
  const dropdown = page.locator('details', {hasText: 'English'});
  await dropdown.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(dropdown).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'English'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdown).not.toHaveAttribute('open');
  await expect(dropdown.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(dropdown).not.toHaveAttribute('open');
  await dropdown.locator('summary').click();
  await page.mouse.click(400, 500);
  await expect(dropdown).not.toHaveAttribute('open');
});

test('Escape closes the side menu and returns focus; leaving it closes it too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  const button = page.getByRole('button', {name: 'Open the menu'});
  const close = page.getByRole('button', {name: 'Close the menu'});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeHidden();
});

test('tabs are moved through with the arrow keys', async ({page}) => {
  await page.goto(guide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search, Escape closes it and returns focus`, async ({page}) => {
    await page.goto(guide);
    await page.getByRole('link', {name: 'Contributing', exact: true}).focus();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(page.getByPlaceholder('Search docs')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', {name: 'Contributing', exact: true})).toBeFocused();
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
