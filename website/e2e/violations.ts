import {readFileSync} from 'node:fs';
import path from 'node:path';
import type axe from 'axe-core';
import type {Page} from '@playwright/test';
import {markSamples, markUndecided, rememberSettled} from './contrastSamples.ts';
import {findSmallTargets, layOutEverything} from './layoutFaults.ts';

/** Without WCAG 2.2, of which axe checks the size of targets alone: `findSmallTargets` does that, for all tests alike. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** The rules whose outcome depends on colours; all others say the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Of these, axe looks at one element of each kind. */
const sampledRules = [
  {id: 'color-contrast', selector: '[data-contrast]'},
  {id: 'link-in-text-block', selector: 'a[href][data-link-look]'},
];

type Theme = 'light' | 'dark';

/**
 * What is wrong with the page as it is now: what axe finds in light and in dark colours, beginning with the ones that are shown, and
 * targets that are too small.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await bringAxe(page);
  await layOutEverything(page);
  const shown = await readTheme(page);
  const all = await findInTheme(page, shown, {type: 'tag', values: tags});
  const ofColours = await findInTheme(page, shown === 'dark' ? 'light' : 'dark', {type: 'rule', values: colourRules});
  return [...all, ...ofColours, ...(await findSmallTargets(page))];
}

/** Less than half the size of `axe.source`, and each page has to take it in. */
const axeSource = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate((rules) => window.axe.configure({rules}), sampledRules);
}

function readTheme(page: Page): Promise<Theme> {
  return page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'));
}

async function findInTheme(page: Page, theme: Theme, rules: axe.RunOnly): Promise<string[]> {
  await page.emulateMedia({colorScheme: theme});
  // An `expect` that comes too early looks again 100 ms later, this one with the next frame.
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme, {timeout: 15_000});
  const violations = await runAxe(page, rules);
  return theme === 'dark' ? violations.map((violation) => `dark: ${violation}`) : violations;
}

async function runAxe(page: Page, rules: axe.RunOnly): Promise<string[]> {
  const samples = await markSamples(page);
  if (samples === 0 && rules.values === colourRules) return [];
  const found = await runRules(page, rules);
  const undecided = await markUndecided(page);
  if (undecided > 0) found.push(...(await runRules(page, {type: 'rule', values: ['color-contrast']})));
  rememberSettled(await page.evaluate(() => [...window.contrastKinds.keys()]));
  return found;
}

/** What is in order stays in the page: for a reference that is megabytes, and to name each element takes longer than to check it. */
async function runRules(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const {violations, settled} = await page.evaluate(async (only) => {
    type Report = {violations: string[]; settled: string[]};
    window.axe.addReporter<Report>('violations', (results, _options, resolve) => {
      const elementsOf = (id: string, outcome: 'passes' | 'violations'): Set<Element> => {
        const found = results.find((result) => result.id === id)?.[outcome] ?? [];
        return new Set(found.flatMap(({node}) => ('element' in node && node.element instanceof Element ? [node.element] : [])));
      };
      const clear = elementsOf('color-contrast', 'passes');
      const faint = elementsOf('color-contrast', 'violations');
      const hidden = elementsOf('link-in-text-block', 'violations');
      const kinds = [...window.contrastKinds].map(([kind, elements]) => ({
        kind,
        isFaint: elements.some((element) => faint.has(element)),
        isClear: elements.some((element) => clear.has(element)),
      }));
      for (const {kind, isFaint, isClear} of kinds) if (isFaint || isClear) window.contrastKinds.delete(kind);
      resolve({
        violations: results.flatMap(({id, help, violations: faults}) => faults.map(({node}) => `${id}: ${help}: ${node.source}`)),
        settled: [
          ...kinds.filter(({isFaint, isClear}) => isClear && !isFaint).map(({kind}) => kind),
          ...[...window.linkLooks].filter(([, link]) => !hidden.has(link)).map(([look]) => look),
        ],
      });
    });
    const report: unknown = await window.axe.run(document, {runOnly: only, reporter: 'violations'});
    return report as Report;
  }, runOnly);
  rememberSettled(settled);
  return violations;
}
