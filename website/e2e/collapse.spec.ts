import type {Locator, Page} from '@playwright/test';
import {collapseDuration} from '../src/browser/elements/collapse.ts';
import {byId, expectAtTop, operationSection} from './referencePage.ts';
import {expect, guide, reference, test} from './test.ts';

const sendData = '/docs/clients/guides/send-data-to-algolia';
const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};

type Moment = {isOpen: boolean; height: number; isShown: boolean; moves: {from: number; to: number; duration: number} | null};

/** Presses a summary, and once more when the section is half way. */
async function pressTwice(section: Locator): Promise<Moment[]> {
  await section.scrollIntoViewIfNeeded();
  return section.evaluate((details: HTMLDetailsElement) => {
    const look = (): Moment => {
      const [animation] = details.getAnimations();
      const effect = animation?.effect instanceof KeyframeEffect ? animation.effect : undefined;
      const [from, to] = (effect?.getKeyframes() ?? []).map(({height}) => parseFloat(String(height)));
      return {
        isOpen: details.open,
        height: details.getBoundingClientRect().height,
        isShown: details.lastElementChild?.checkVisibility() === true,
        moves:
          effect && from !== undefined && to !== undefined ? {from, to, duration: Number(effect.getTiming().duration)} : null,
      };
    };
    const press = (): Moment => {
      details.querySelector('summary')?.click();
      return look();
    };
    const [before, first] = [look(), press()];
    for (const animation of details.getAnimations()) {
      animation.pause();
      animation.currentTime = (first.moves?.duration ?? 0) / 2;
    }
    return [before, first, look(), press()];
  });
}

const sections: [name: string, route: string, size: typeof phone, find: (page: Page) => Locator][] = [
  ['a category of the sidebar', guide, desktop, (page) => page.locator('#menu details').first()],
  ['the table of contents on a phone', guide, phone, (page) => page.locator('main details', {hasText: 'On this page'})],
  [
    'what a sample needs before it',
    sendData,
    desktop,
    (page) => page.locator('details', {hasText: 'Imports and client'}).first(),
  ],
  ['a group of operations', reference, desktop, (page) => page.locator('#menu details').first()],
  [
    'an example of a reference',
    reference,
    phone,
    (page) => operationSection(page, 'browse').locator('details:has(> figure)').last(),
  ],
  [
    'a shared schema of a reference',
    `${reference}#operation/addApiKey`,
    desktop,
    (page) => operationSection(page, 'addApiKey').locator('details[data-schema][open]').first(),
  ],
  [
    'fields of a reference',
    `${reference}#operation/batch`,
    desktop,
    (page) => operationSection(page, 'batch').locator('[id$="/body"] details:not([data-schema])').first(),
  ],
];

for (const [name, route, size, find] of sections) {
  test(`${name} takes as long as its height asks for, and turns round at a second press`, async ({page}) => {
    await page.setViewportSize(size);
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const section = find(page);
    const [before, first, half, second] = await pressTwice(section);
    if (!before || !first?.moves || !half || !second?.moves) throw new Error(`Nothing moves: ${JSON.stringify([first, second])}`);
    expect(first.isOpen).toBe(!before.isOpen);
    expect(first.moves.from).toBeCloseTo(before.height, 0);
    expect(first.moves.duration).toBe(collapseDuration(Math.abs(first.moves.to - first.moves.from)));
    expect(half.isShown).toBe(true);
    expect(half.height).toBeCloseTo((first.moves.from + first.moves.to) / 2, 0);
    expect(second.isOpen).toBe(before.isOpen);
    expect(second.moves.from).toBeCloseTo(half.height, 0);
    expect(second.moves.to).toBeCloseTo(before.height, 0);
    await expect.poll(() => section.evaluate((details) => details.getAnimations().length)).toBe(0);
    expect(await section.evaluate((details: HTMLDetailsElement) => details.open)).toBe(before.isOpen);
    expect((await section.boundingBox())?.height).toBeCloseTo(before.height, 0);
  });
}

test('a section that is filled when it opens moves to its full height at once', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  const section = operationSection(page, 'searchSingleIndex').locator('details[data-schema]:not([data-schema-part])').first();
  await expect(section).toBeVisible();
  const [, first] = await pressTwice(section);
  await section.locator('> summary').click();
  await expect.poll(() => section.evaluate((details) => details.getAnimations().length)).toBe(0);
  await expect(section.locator('li').first()).toBeVisible();
  expect((await section.boundingBox())?.height).toBeCloseTo(first?.moves?.to ?? 0, 0);
});

test('three quick presses count, whether by pointer or by key', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto(guide);
  const section = page.locator('#menu details').first();
  const summary = section.locator('> summary');
  await expect(section).toHaveAttribute('open');
  await summary.click();
  await summary.click();
  await summary.click();
  await expect(section).not.toHaveAttribute('open');
  await page.waitForTimeout(400);
  await expect(section).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(section).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(section).not.toHaveAttribute('open');
});

test('dropdowns and short sections do not move', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto(guide);
  const moving = (section: Locator): Promise<number> =>
    section.evaluate((details) => {
      details.querySelector('summary')?.click();
      return details.getAnimations().length;
    });
  expect(await moving(page.locator('nav[aria-label="Main"] details').first())).toBe(0);
  await page.evaluate(() => {
    const section = document.createElement('details');
    section.id = 'short';
    section.append(document.createElement('summary'), 'A line.');
    document.querySelector('main')?.prepend(section);
  });
  expect(await moving(page.locator('#short'))).toBe(0);
  await expect(page.locator('#short')).toHaveAttribute('open');
});

test('a link to a place in a section that is just closing shows the place', async ({page}) => {
  await page.goto(`${reference}#operation/batch`);
  const section = operationSection(page, 'batch').locator('[id$="/body"] details:has(li[id])').first();
  const id = (await section.locator('li[id]').first().getAttribute('id')) ?? '';
  await section.evaluate((details: HTMLDetailsElement, hash) => {
    details.open = true;
    details.querySelector('summary')?.click();
    for (const animation of details.getAnimations()) animation.pause();
    location.hash = hash;
  }, encodeURI(id));
  await expectAtTop(byId(page, id));
  expect(await section.evaluate((details) => details.getAnimations().length)).toBe(0);
});
