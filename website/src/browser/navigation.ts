import {announce} from './announce.ts';
import {renderLoadError} from './loadError.ts';
import {closeMenu} from './menus.ts';
import {hasFailed, loadPage, pageKey} from './pages.ts';
import {isPage} from './path.ts';
import {startProgress} from './progress.ts';
import {swapPage} from './swapPage.ts';

let shownPage = pageKey(new URL(location.href));

/**
 * Internal links replace the page instead of loading a new document. The browser's Navigation API keeps history,
 * scroll positions and the address; browsers without it load pages in full, which works as well.
 */
export function startNavigation(afterPage: () => void): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (event.hashChange) closeMenu();
    if (!isSoft(event, url)) return;
    const {signal} = event;
    const show = (scroll: () => void): Promise<void> =>
      showPage(url, {signal, scroll, afterPage, retry: () => void show(() => scrollTo(0, 0))});
    event.intercept({scroll: 'manual', focusReset: 'manual', handler: () => show(() => event.scroll())});
  });
}

function isSoft(event: NavigateEvent, url: URL): boolean {
  if (
    !event.canIntercept ||
    event.hashChange ||
    event.downloadRequest !== null ||
    event.formData ||
    event.navigationType === 'reload'
  )
    return false;
  // Without a traversal, "same document" is our own history.replaceState.
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return false;
  if (!isPage(url) || pageKey(url) === shownPage) return false;
  // Online, a page that could not be preloaded is left to the browser: it may come from a newer deployment.
  return !(hasFailed(url) && navigator.onLine);
}

type Showing = {signal: AbortSignal; scroll: () => void; retry: () => void; afterPage: () => void};

async function showPage(url: URL, {signal, scroll, retry, afterPage}: Showing): Promise<void> {
  const stopProgress = startProgress();
  try {
    const html = await loadPage(url);
    if (signal.aborted) return;
    if (!swapPage(html)) return location.reload();
    shownPage = pageKey(url);
    afterPage();
  } catch (error) {
    if (signal.aborted) return;
    shownPage = '';
    renderLoadError(document.querySelector('#main'), error, retry);
  } finally {
    stopProgress();
  }
  scroll();
  document.querySelector<HTMLElement>('#main')?.focus({preventScroll: true});
  announce(document.title);
}
