import {announce} from './announce.ts';
import {renderLoadError} from './loadError.ts';
import {closeOverlays} from './menus.ts';
import {hasFailed, keepPage, loadPage, pageKey} from './pages.ts';
import {isPage} from './path.ts';
import {startProgress} from './progress.ts';
import {findTarget, revealTarget} from './reveal.ts';
import {swapPage} from './swapPage.ts';

const retry = 'retry';
let shownPage = pageKey(new URL(location.href));

/**
 * Internal links replace the page instead of loading a new document. The browser's Navigation API keeps history,
 * scroll positions and the address; browsers without it load pages in full, which works as well.
 */
export function startNavigation(readPage: () => void): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    // Without a traversal, "same document" is our own history.replaceState, or a hash.
    const isOurOwn = event.destination.sameDocument && event.navigationType !== 'traverse' && !event.hashChange;
    if (!isOurOwn) closeOverlays({isSamePage: event.hashChange});
    const url = new URL(event.destination.url);
    if (isOurOwn || !isSoft(event, url)) return;
    keepPlace();
    event.intercept({scroll: 'manual', focusReset: 'manual', handler: () => showPage(url, event, readPage)});
  });
}

function isSoft(event: NavigateEvent, url: URL): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || !isPage(url)) return false;
  if (event.navigationType === 'reload') return event.info === retry;
  // Online, a page that could not be preloaded is left to the browser: it may come from a newer deployment.
  return !(hasFailed(url) && navigator.onLine);
}

async function showPage(url: URL, event: NavigateEvent, readPage: () => void): Promise<void> {
  const stopProgress = startProgress();
  try {
    if (pageKey(url) !== shownPage) {
      keepPage(shownPage, document.documentElement.outerHTML);
      const html = await loadPage(url);
      if (event.signal.aborted) return;
      if (!swapPage(html)) return location.reload();
      shownPage = pageKey(url);
    }
    readPage();
    announce(document.title);
  } catch (error) {
    if (event.signal.aborted) return;
    shownPage = '';
    showError(error);
  } finally {
    stopProgress();
  }
  revealTarget();
  event.scroll();
  // The browser scrolls with the next frame.
  if (event.navigationType === 'traverse') {
    const {key} = event.destination;
    requestAnimationFrame(() => requestAnimationFrame(() => restorePlace(key)));
  }
  focusPlace();
}

/** Tab and screen readers go on from where the reader is: from the place that the address names, or from the top. */
function focusPlace(): void {
  const place = findTarget() ?? document.querySelector<HTMLElement>('#main');
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({preventScroll: true});
}

/**
 * What was near the top of the window, by history entry. Sections that were never near have guessed heights, so that a number of
 * pixels does not lead back.
 */
const places = new Map<string, {id: string; top: number}>();

function keepPlace(): void {
  const shown = document.elementFromPoint(innerWidth / 2, 120)?.closest('main [id]');
  const key = navigation.currentEntry?.key;
  if (shown && key !== undefined) places.set(key, {id: shown.id, top: shown.getBoundingClientRect().top});
}

function restorePlace(key: string): void {
  const place = places.get(key);
  const shown = place && document.getElementById(place.id);
  if (shown) scrollBy({top: shown.getBoundingClientRect().top - place.top, behavior: 'instant'});
}

function showError(error: unknown): void {
  const heading = 'This page could not be loaded';
  document.title = heading;
  renderLoadError(document.querySelector('#main'), {heading, error, retry: () => navigation.reload({info: retry})});
}
