import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {markSamples, markUndecided} from './contrastSamples.ts';
import {layOutEverything} from './layoutFaults.ts';
import {expect} from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours; all others say the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Of these, axe looks at one element of each kind. */
const sampledRules = [
  {id: 'color-contrast', selector: '[data-contrast]'},
  {id: 'link-in-text-block', selector: 'a[href][data-link-look]'},
];

/**
 * What axe finds wrong with the page as it is now, in light and in dark colours. To measure targets takes axe longer than all other rules:
 * who measures them without it says so.
 */
export async function findViolations(page: Page, {measuresTargets = true} = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  const rules = [...sampledRules, {id: 'target-size', enabled: measuresTargets}];
  await page.evaluate((configured) => window.axe.configure({rules: configured}), rules);
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

async function runAxe(page: Page, rules: axe.RunOnly): Promise<string[]> {
  await markSamples(page);
  const found = await runRules(page, rules);
  const undecided = await markUndecided(page);
  return undecided === 0 ? found : [...found, ...(await runRules(page, {type: 'rule', values: ['color-contrast']}))];
}

/** What is in order stays in the page: for a reference that is megabytes, and to name each element takes longer than to check it. */
function runRules(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    window.axe.addReporter<string[]>('violations', (results, _options, resolve) => {
      const contrast = results.find(({id}) => id === 'color-contrast');
      const judged = new Set(
        [...(contrast?.passes ?? []), ...(contrast?.violations ?? [])].map(({node}) => 'element' in node && node.element),
      );
      for (const [kind, [sample]] of window.contrastKinds) if (sample && judged.has(sample)) window.contrastKinds.delete(kind);
      resolve(results.flatMap(({id, help, violations}) => violations.map(({node}) => `${id}: ${help}: ${node.source}`)));
    });
    const report: unknown = await window.axe.run(document, {runOnly: only, reporter: 'violations'});
    return report as string[];
  }, runOnly);
}
