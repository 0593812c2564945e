import {expect, type Page, test as base} from '@playwright/test';
import {createStaticHandler, listen} from '../server/staticServer.ts';
import {builtSite} from './routes.ts';

export * from './routes.ts';

/** Every test gets the built site from a real server; `siteFolder` names another build. */
export const test = base.extend<{errors: string[]; blocked: string[]}, {siteFolder: string; server: string}>({
  siteFolder: [builtSite, {option: true, scope: 'worker'}],
  server: [
    async ({siteFolder}, use) => {
      const {server, port} = await listen(createStaticHandler(siteFolder), 0);
      await use(`http://localhost:${port}`);
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({server}, use) => use(server),
  /** Errors in the page; a test that expects some asks for the list and empties it. */
  errors: ({}, use) => use([]),
  /** What the content policy blocked, on any page of the test. No test empties it by the way. */
  blocked: ({}, use) => use([]),
  // Both watch a page from within its own fixture, so that a test that reads files opens none: a window takes half a second.
  page: async ({page, errors}, use) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
  context: async ({context, blocked}, use) => {
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    await use(context);
    expect(blocked).toEqual([]);
  },
});

export {expect};

/** Marks the document, so that a later look tells whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => (document.documentElement.dataset.mark = 'same'));
  return () => page.evaluate(() => document.documentElement.dataset.mark === 'same');
}

/** Adds styles as a reader's extension would: an element with styles would break the content policy. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Takes the script away that brings behaviour; what runs before the first paint stays. */
export async function withoutBehaviour(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/<script [^>]*src=[^>]*>/, '')});
  });
}

/** The paths of pages that are loaded for a later click. */
export function pageRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** A browser that always has something to do: it preloads only what the reader points at. */
export async function withoutIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
}

export function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}
