import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {addStyles} from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Boxes in sections that the browser skips lie where a guess of their height puts them, some over others: lays out all of them. */
export async function layOutEverything(page: Page): Promise<void> {
  await addStyles(page, 'section {content-visibility: visible !important}');
}

/** What axe finds wrong with the page as it is now. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await layOutEverything(page);
  // What is in order stays in the page: for a reference that is megabytes, which take as long to hand over as all the checks.
  return page.evaluate(async (values) => {
    const {run} = window.axe;
    const {violations} = await run(document, {runOnly: {type: 'tag', values}, resultTypes: ['violations']});
    return violations.flatMap(({id, help, nodes}) => nodes.map(({html}) => `${id}: ${help}: ${html}`));
  }, tags);
}
