import axe from 'axe-core';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is now. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Boxes in sections that the browser skips lie where a guess of their height puts them, some over others.
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('section {content-visibility: visible !important}');
    document.adoptedStyleSheets = [everything];
  });
  const {violations} = await page.evaluate(
    (values) => (window as unknown as {axe: typeof axe}).axe.run(document, {runOnly: {type: 'tag', values}}),
    tags,
  );
  return violations.flatMap(({id, help, nodes}) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
