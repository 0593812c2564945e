import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {addStyles, expect} from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Boxes in sections that the browser skips lie where a guess of their height puts them, some over others: lays out all of them. */
export async function layOutEverything(page: Page): Promise<void> {
  await addStyles(page, 'section {content-visibility: visible !important}');
}

/** The rules whose outcome depends on colours; all others say the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it is now, in light and in dark colours. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await layOutEverything(page);
  await showTheme(page, 'light');
  const light = await runAxe(page, {type: 'tag', values: tags});
  await showTheme(page, 'dark');
  const dark = await runAxe(page, {type: 'rule', values: colourRules});
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: theme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What is in order stays in the page: for a reference that is megabytes, which take as long to hand over as all the checks. */
function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const {violations} = await window.axe.run(document, {runOnly: only, resultTypes: ['violations']});
    return violations.flatMap(({id, help, nodes}) => nodes.map(({html}) => `${id}: ${help}: ${html}`));
  }, runOnly);
}
