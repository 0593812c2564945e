import type {Page} from '@playwright/test';
import {expect, guide, references, routes, test} from './test.ts';

/** References are long and made of the same parts: the shortest one stands for all, and referenceKeyboard.spec.ts says more. */
const walked = [...routes.filter((route) => !references.includes(route)), '/specs/insights'];

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

/** Presses Tab once around the page, marks what is reached, and expects all of it to show its focus. */
async function walkControls(page: Page): Promise<void> {
  for (let step = 0; step < (await countControls(page)) + 5; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      element.setAttribute('data-reached', '');
      const {outlineStyle, outlineWidth, opacity} = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const navbar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
      const isCovered = element.closest('main') !== null && box.bottom <= (navbar?.bottom ?? 0);
      return {
        isShown: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0' && isInView && !isCovered,
        html: element.outerHTML.slice(0, 120),
      };
    });
    if (focus) expect(focus, focus.html).toMatchObject({isShown: true});
  }
}

for (const route of walked) {
  for (const width of [390, 1440]) {
    test(`every control of ${route} at ${width} px is reached by Tab and shows its focus`, async ({page, errors}) => {
      test.slow(references.includes(route));
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      // On a busy machine a button may be added to code just after Tab has passed it: then the next round reaches it.
      await expect(async () => {
        await walkControls(page);
        expect(await page.locator('[data-reached]').count()).toBe(await countControls(page));
      }).toPass({timeout: 120_000});
      errors.splice(0, route === '/not/a/page' ? 1 : 0);
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
