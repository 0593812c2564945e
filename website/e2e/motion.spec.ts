import type {Page} from '@playwright/test';
import {ask} from './searchModal.ts';
import {contributing, expect, guide, test} from './test.ts';

/** Notes how long everything takes that moves: transitions, animations of styles and of scripts, smooth scrolling. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: Record<string, number> = {};
    Object.assign(window, {durations});
    const note = (name: string, duration: number): void => {
      durations[name] = Math.max(durations[name] ?? 0, duration);
    };
    for (const event of ['transitionrun', 'animationstart'])
      document.addEventListener(event, () => {
        for (const {effect} of document.getAnimations()) note(event, Number(effect?.getComputedTiming().endTime ?? 0));
      });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element that it was called on
    const {animate} = Element.prototype;
    Element.prototype.animate = function (this: Element, ...[frames, options]) {
      const animation = animate.call(this, frames, options);
      note('animate', Number(animation.effect?.getComputedTiming().endTime ?? 0));
      return animation;
    };
  });
}

/** Opens and closes what a reader can open, and goes to a page that is slow. */
async function tellStory(page: Page): Promise<void> {
  await page.goto(guide);
  const category = page.locator('details[data-collapsible] > summary').first();
  await category.click();
  await expect(category.locator('..')).not.toHaveAttribute('open');
  await category.click();
  await page.locator('figure:visible').first().hover();
  await page.locator('nav[aria-label="Main"] summary', {hasText: 'HTTP API'}).click();
  await page.getByText('Copy page').click();
  await ask(page, 'task');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${contributing}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute to the clients');
}

const readDurations = (page: Page): Promise<Record<string, number>> => page.evaluate(() => window.durations);

test.use({viewport: {width: 1440, height: 900}});

test('nothing moves for readers who asked for that', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await watchMotion(page);
  await tellStory(page);
  for (const [name, duration] of Object.entries(await readDurations(page))) expect(duration, name).toBeLessThanOrEqual(10);
  for (const box of ['html', 'main', '#menu']) await expect(page.locator(box)).toHaveCSS('scroll-behavior', 'auto');
});

test('what moves for others is noticed by the test above', async ({page}) => {
  await watchMotion(page);
  await tellStory(page);
  const durations = await readDurations(page);
  for (const name of ['transitionrun', 'animationstart', 'animate']) expect(durations[name], name).toBeGreaterThan(100);
});
