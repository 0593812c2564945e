import {barePath} from '../../barePath.ts';
import {NetworkError, ServerError} from './loadFailure.ts';

/** The HTML of a page, and the bytes that it took. */
type LoadedPage = {html: string; size: number};

const maxKept = 30;
const kept = new Map<string, Promise<LoadedPage>>();
const failed = new Set<string>();

/** A page, from memory or from the server. A page that fails is not kept, so that a retry asks again. */
function loadPage(url: URL, priority?: RequestPriority): Promise<LoadedPage> {
  const key = pageKey(url);
  const known = kept.get(key);
  if (known) return known;
  const loading = fetchPage(key, priority);
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
    const {html} = await loadPage(url);
    return takeFailure(url) ? undefined : html;
  } catch (error) {
    if (takeFailure(url) && error instanceof ServerError) return undefined;
    throw error;
  }
}

/** Loads a page before it is asked for, and remembers a failure. Returns the bytes that it took; undefined when it failed. */
export async function preloadPage(url: URL, priority?: RequestPriority): Promise<number | undefined> {
  if (isKnown(url)) return 0;
  try {
    return (await loadPage(url, priority)).size;
  } catch (error) {
    console.warn(`Preloading ${url.pathname} failed. A click loads the page in full.`, error);
    failed.add(pageKey(url));
    return undefined;
  }
}

/** Whether a page is here already, or on its way, or could not be preloaded. */
export function isKnown(url: URL): boolean {
  const key = pageKey(url);
  return kept.has(key) || failed.has(key);
}

/** A page that is here already, or on its way. */
export function findPage(url: URL): Promise<LoadedPage> | undefined {
  return kept.get(pageKey(url));
}

/** Keeps the page that is shown, so that going back to it needs no network. What is kept already isn't written as HTML again. */
export function keepPage(key: string): void {
  if (!kept.has(key)) kept.set(key, Promise.resolve({html: document.documentElement.outerHTML, size: 0}));
}

/** Whether preloading failed. One click makes up for it; what comes after is a new start. */
function takeFailure(url: URL): boolean {
  return failed.delete(pageKey(url));
}

/** Pages are static: query and hash change nothing in their HTML. */
export function pageKey(url: URL): string {
  return barePath(url.pathname);
}

async function fetchPage(path: string, priority: RequestPriority = 'auto'): Promise<LoadedPage> {
  const fail = (cause: unknown): never => {
    throw new NetworkError(`No response from ${path}`, {cause});
  };
  const response = await fetch(path, {headers: {accept: 'text/html'}, priority}).catch(fail);
  // A page that is gone is left to the browser, which shows the site's own not-found page.
  if (response.status === 404) return {html: '', size: 0};
  if (!response.ok) throw new ServerError(`${path} responded with ${response.status} ${response.statusText}`.trim());
  const html = await response.text().catch(fail);
  // Hosts that compress while they send don't know the size. Then each page counts for more than it took.
  return {html, size: Number(response.headers.get('content-length') ?? html.length)};
}

function dropOldest(): void {
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
