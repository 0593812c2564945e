import {announce} from '../elements/announce.ts';
import {closeOverlays} from '../elements/menus.ts';
import {findTarget, revealTarget} from '../elements/reveal.ts';
import {attempt} from './attempt.ts';
import {renderFailure} from './failure.ts';
import {isLoadFailure} from './loadFailure.ts';
import {nameAddress} from './nameAddress.ts';
import {keepPage, loadAskedPage, pageKey} from './pages.ts';
import {isPage} from './path.ts';
import {startProgress} from './progress.ts';
import {afterNextFrame, swapPage} from './swapPage.ts';

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
    const isDownload = event.downloadRequest !== null;
    if (!isOurOwn && !isDownload) closeOverlays({isSamePage: event.hashChange});
    const url = new URL(event.destination.url);
    if (isOurOwn || !isSoft(event, url)) return;
    keepPlace();
    event.intercept({scroll: 'manual', focusReset: 'manual', handler: () => showPage(url, event, readPage)});
  });
}

function isSoft(event: NavigateEvent, url: URL): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || !isPage(url)) return false;
  return event.navigationType !== 'reload' || event.info === retry;
}

async function showPage(url: URL, event: NavigateEvent, readPage: () => void): Promise<void> {
  const stopProgress = startProgress();
  try {
    if (pageKey(url) !== shownPage && !(await replacePage(url, event))) return;
    readPage();
    // The place has moved to another page, which is on its way.
    if (event.signal.aborted) return;
    announce(document.title);
  } catch (error) {
    if (event.signal.aborted) return;
    showFailure(url, error);
  } finally {
    stopProgress();
  }
  attempt(
    revealTarget,
    () => event.scroll(),
    () => returnToPlace(event),
    focusPlace,
  );
}

/** False when the reader has gone elsewhere meanwhile, and when the browser loads the page in full. */
async function replacePage(url: URL, {signal, navigationType}: NavigateEvent): Promise<boolean> {
  // Nothing leads back to a page whose place in the history is taken.
  if (shownPage !== '' && navigationType !== 'replace') keepPage(shownPage);
  const html = await loadAskedPage(url);
  if (signal.aborted) return false;
  const isFromTop = navigationType !== 'traverse' && url.hash === '';
  if (html === undefined || !swapPage(html, {isFromTop})) {
    location.reload();
    return false;
  }
  shownPage = pageKey(url);
  return true;
}

/** The address is the new page's already, so what is shown of it says so. A crash in here is not mended by doing the same again. */
function showFailure(url: URL, error: unknown): void {
  const isCrash = !isLoadFailure(error);
  if (isCrash) reportError(error);
  shownPage = '';
  const heading = renderFailure(
    document.querySelector('#main') ?? document.body,
    {kind: 'page', name: 'This page'},
    {error, retry: () => (isCrash ? location.reload() : navigation.reload({info: retry}))},
  );
  nameAddress(url, heading);
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

function returnToPlace({navigationType, destination}: NavigateEvent): void {
  if (navigationType !== 'traverse') return;
  const {key} = destination;
  // The browser scrolls with the next frame.
  afterNextFrame(() => restorePlace(key));
}
