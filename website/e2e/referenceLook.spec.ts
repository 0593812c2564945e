import type {Page} from '@playwright/test';
import {openSections} from './referencePage.ts';
import {expect, reference, test} from './test.ts';

const predict = '/specs/predict';

/** Texts that are neither headings nor code, with a size of their own. */
async function listOddTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('main article *, nav[aria-label="Reference"] *')]
      .filter((element) => hasText(element) && !element.closest('h1, h2, h3, h4, h5, h6'))
      .map((element) => ({element, style: getComputedStyle(element)}))
      .filter(({style}) => !style.fontFamily.includes('mono') && style.fontSize !== '14px')
      .map(({element, style}) => `${style.fontSize} ${element.outerHTML.slice(0, 100)}`);
  });
}

/** Margins, paddings and gaps that are no multiple of 5. The page menu is the site's, and padding of inline code grows with it. */
async function listOddSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const properties = [
      ...['margin', 'padding'].flatMap((name) => sides.map((side) => `${name}-${side}`)),
      'row-gap',
      'column-gap',
    ];
    const isOdd = (value: string): boolean => {
      const rest = Math.abs(parseFloat(value)) % 5;
      return rest > 0.01 && rest < 4.99;
    };
    return [...document.querySelectorAll('main article, main article *')]
      .filter((element) => !element.matches('nav, nav *, code') && getComputedStyle(element).display !== 'none')
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const odd = properties.filter((property) => isOdd(style.getPropertyValue(property)));
        return odd.map((property) => `${property}: ${style.getPropertyValue(property)} ${element.outerHTML.slice(0, 80)}`);
      });
  });
}

for (const route of [reference, predict]) {
  test(`${route} is set in 14 px, apart from headings and code`, async ({page}) => {
    await page.goto(route);
    await openSections(page, 20);
    expect([...new Set(await listOddTexts(page))]).toEqual([]);
    await expect(page.locator('main article')).toHaveCSS('line-height', '21.7px');
  });

  for (const width of [390, 768, 1440]) {
    test(`${route} has spaces in steps of 5 px at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      await openSections(page, 20);
      expect([...new Set(await listOddSpaces(page))]).toEqual([]);
    });
  }
}

for (const name of [
  'fetchAllUserProfilesParams',
  'getSegmentUsersResponse',
  'updateSegmentParams',
  'updateSegmentResponse',
  'deleteSegmentResponse',
  'fetchAllSegmentsResponse',
  'createSegmentParams',
  'createSegmentResponse',
  'getModelMetricsResponse',
]) {
  test(`the schema ${name} can be read by its name`, async ({page}) => {
    await page.goto(predict);
    const text = page.locator('main').getByText(name, {exact: true}).first();
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeVisible();
  });
}
