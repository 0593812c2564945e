import {barePath} from '../../barePath.ts';
import {NetworkError, ServerError} from './loadFailure.ts';

const maxKept = 30;
const kept = new Map<string, Promise<string>>();
const failed = new Set<string>();

/** The HTML of a page, from memory or from the server. A page that fails is not kept, so that a retry asks again. */
function loadPage(url: URL): Promise<string> {
  const key = pageKey(url);
  const known = kept.get(key);
  if (known) return known;
  const loading = fetchPage(key);
  kept.set(key, loading);
  loading.then(dropOldest, () => kept.delete(key));
  return loading;
}

/**
 * The HTML of a page that the reader asked for. Undefined when it could not be preloaded and the server responds: the browser should
 * then load the page in full, which may come from a newer deployment. Without a response this throws, and the reader keeps the site
 * instead of the browser's own error page.
 */
export async function loadAskedPage(url: URL): Promise<string | undefined> {
  try {
    const html = await loadPage(url);
    return takeFailure(url) ? undefined : html;
  } catch (error) {
    if (takeFailure(url) && error instanceof ServerError) return undefined;
    throw error;
  }
}

/** Loads a page before it is asked for, and remembers a failure. */
export function preloadPage(url: URL): void {
  const key = pageKey(url);
  if (kept.has(key) || failed.has(key)) return;
  loadPage(url).catch((error: unknown) => {
    console.warn(`Preloading ${url.pathname} failed. A click loads the page in full.`, error);
    failed.add(key);
  });
}

/** Keeps the page that is shown, so that going back to it needs no network. */
export function keepPage(key: string, html: string): void {
  if (!kept.has(key)) kept.set(key, Promise.resolve(html));
}

/** Whether preloading failed. One click makes up for it; what comes after is a new start. */
function takeFailure(url: URL): boolean {
  return failed.delete(pageKey(url));
}

/** Pages are static: query and hash change nothing in their HTML. */
export function pageKey(url: URL): string {
  return barePath(url.pathname);
}

async function fetchPage(path: string): Promise<string> {
  const fail = (cause: unknown): never => {
    throw new NetworkError(`No response from ${path}`, {cause});
  };
  const response = await fetch(path, {headers: {accept: 'text/html'}}).catch(fail);
  // A page that is gone is left to the browser, which shows the site's own not-found page.
  if (response.status === 404) return '';
  if (!response.ok) throw new ServerError(`${path} responded with ${response.status} ${response.statusText}`.trim());
  return response.text().catch(fail);
}

function dropOldest(): void {
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
