const maxKept = 30;
const kept = new Map<string, Promise<string>>();
const failed = new Set<string>();

/** The HTML of a page, from memory or from the server. A page that fails is not kept, so that a retry asks again. */
export function loadPage(url: URL): Promise<string> {
  const key = pageKey(url);
  const known = kept.get(key);
  if (known) return known;
  const loading = fetchPage(url);
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

export function hasFailed(url: URL): boolean {
  return failed.has(pageKey(url));
}

/** Same page, whatever the hash and however its path is written. */
export function pageKey(url: URL): string {
  const path = url.pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return (path || '/') + url.search;
}

async function fetchPage(url: URL): Promise<string> {
  const response = await fetch(url.pathname + url.search, {headers: {accept: 'text/html'}});
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status} ${response.statusText}`.trim());
  return response.text();
}

function dropOldest(): void {
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}
