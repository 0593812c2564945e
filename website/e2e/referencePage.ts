import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {builtSite, expect} from './test.ts';

type SpecOperation = {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, unknown>;
};
type SpecDocument = {tags: {name: string}[]; paths: Record<string, Record<string, SpecOperation>>};

export type ListedOperation = {id: string; method: string; path: string; summary: string; errors: string[]};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The operations of the document that readers download, in the order of its tags. */
export function listOperations(api: string, siteFolder = builtSite): ListedOperation[] {
  const document = JSON.parse(readFileSync(path.join(siteFolder, `specs/${api}.json`), 'utf8')) as SpecDocument;
  const all = Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({address, method, operation})),
  );
  return document.tags.flatMap(({name}) =>
    all
      .filter(({operation}) => operation.tags[0] === name)
      .map(({address, method, operation: {operationId, summary, responses}}) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: address,
        summary,
        errors: Object.keys(responses).filter((status) => /^[45]/.test(status)),
      })),
  );
}

/** The section of an operation. */
export function operationSection(page: Page, id: string): Locator {
  return page.locator(`section[id$="/operation/${id}"]`);
}

export function byId(page: Page, id: string): Locator {
  return page.locator(`[id=${JSON.stringify(id)}]`);
}

export function toHash(id: string): string {
  return `#${encodeURI(id)}`;
}

/** The field that most closed sections are around. */
export async function findDeepestField(page: Page): Promise<string> {
  return page.evaluate(() => {
    const depth = (element: Element): number => {
      const fold = element.parentElement?.closest('details');
      return fold ? depth(fold) + (fold.open ? 0 : 1) : 0;
    };
    const [deepest] = [...document.querySelectorAll('main li[id]')].sort((one, other) => depth(other) - depth(one));
    if (!deepest || depth(deepest) < 2) throw new Error('No field of this page is folded into two sections.');
    return deepest.id;
  });
}

/** Where an element is once the page stands still: below the navbar and its 20 px of air, not further down than a line or two. */
export async function expectAtTop(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    const top = await restingTop(target);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(top).toBeLessThanOrEqual(140);
  }).toPass({timeout: 15_000});
}

/** Sections that come near the window are laid out late and move what is below them. */
export function restingTop(target: Locator): Promise<number> {
  return target.evaluate(async (element) => {
    let top = NaN;
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      const next = element.getBoundingClientRect().top;
      if (next !== top) still = 0;
      top = next;
    }
    return top;
  });
}

/**
 * Opens sections of the page, from the first one on, and waits for the shared schemas that some of them are filled with.
 * Each of those is a copy, so opening all of them makes a page three times as long.
 */
export async function openSections(page: Page, count = Infinity, sharedCount = count): Promise<void> {
  await page.waitForLoadState('networkidle'); // What fills them is loaded by now.
  await page.evaluate(
    ([own, shared]) => {
      const open = (selector: string, limit: number | null | undefined): void => {
        const closed = [...document.querySelectorAll<HTMLDetailsElement>(`main ${selector}:not([open])`)];
        for (const section of closed.slice(0, limit ?? undefined)) section.open = true;
      };
      open('details:not([data-schema])', own);
      open('details[data-schema]', shared);
    },
    [count, sharedCount].map((limit) => (limit === Infinity ? null : limit)),
  );
  await expect(page.locator('main details[data-schema][open] > a:visible')).toHaveCount(0);
}

export async function findDuplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/** Links within the page that lead nowhere. */
export async function findBrokenLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({hash}) => decodeURIComponent(hash.slice(1)))
      .filter((id) => document.getElementById(id) === null),
  );
}
