import {barePath} from '../barePath.ts';

const maxKept = 30;
const kept = new Map<string, Promise<string>>();
const failed = new Set<string>();

/** The HTML of a page, from memory or from the server. A page that fails is not kept, so that a retry asks again. */
export function loadPage(url: URL): Promise<string> {
  const key = pageKey(url);
  const known = kept.get(key);
  if (known) return known;
  const loading = fetchPage(key);
  kept.set(key, loading);
  loading.then(dropOldest, () => kept.delete(key));
  return loading;
}

/** Loads a page before it is asked for. A failure is remembered: the navigation is then left to the browser. */
export function preloadPage(url: URL): void {
  if (kept.has(pageKey(url)) || hasFailed(url)) return;
  loadPage(url).catch((error: unknown) => {
    console.warn(`Preloading ${url.pathname} failed. A click loads the page in full.`, error);
    failed.add(pageKey(url));
  });
}

/** Keeps the page that is shown, so that going back to it needs no network. */
export function keepPage(key: string, html: string): void {
  if (!kept.has(key)) kept.set(key, Promise.resolve(html));
}

export function hasFailed(url: URL): boolean {
  return failed.has(pageKey(url));
}

/** Pages are static: query and hash change nothing in their HTML. */
export function pageKey(url: URL): string {
  return barePath(url.pathname);
}

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path, {headers: {accept: 'text/html'}});
  // A page that is gone is left to the browser, which shows the site's own not-found page.
  if (response.status === 404) return '';
  if (!response.ok) throw new ServerError(`${path} answered ${response.status} ${response.statusText}`.trim());
  return response.text();
}

/** The server was reached and said no. */
export class ServerError extends Error {}

function dropOldest(): void {
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
