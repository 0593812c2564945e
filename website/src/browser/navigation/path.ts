import {sitePath} from '../../sitePath.ts';

/**
 * Shows the page's canonical path in the address bar: `/x.html`, `/x/index.html` and `/x/` become `/x`.
 * Query and hash stay.
 */
export function showCanonicalPath(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const {pathname} = new URL(canonical.href);
  if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);
}

/** Whether an address is a page of this site, and not another site or a file such as `/specs/search.json`. */
export function isPage(url: URL): boolean {
  const isOfSite = `${url.origin}${url.pathname}/`.startsWith(location.origin + sitePath('/'));
  return isOfSite && /\/[^./]*(\.html)?$/.test(url.pathname);
}
