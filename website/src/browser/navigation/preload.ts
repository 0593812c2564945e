import {isConnectionPoor} from '../elements/connection.ts';
import {onEvent} from '../elements/events.ts';
import {findPage, preloadPage} from './pages.ts';
import {isPage} from './path.ts';
import {parsePage} from './swapPage.ts';

/** Preloads a page when the reader points at, touches or focuses a link to it, and parses it while the mouse button is still down. */
export function startPreload(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    onLink(type, (url) => {
      if (!isConnectionPoor()) void preloadPage(url);
    });
  // Not for a finger: it may be about to scroll, which must not wait for that.
  onLink('mousedown', (url) => {
    // A click asks again for what fails, and says so.
    findPage(url)?.then(parsePage, () => undefined);
  });
}

function onLink(type: 'pointerover' | 'focusin' | 'touchstart' | 'mousedown', act: (url: URL) => void): void {
  onEvent(type, 'a[href]', (link) => {
    if (link instanceof HTMLAnchorElement && isOtherPage(link)) act(new URL(link.href));
  });
}

/** Whether a link leads to a page of this site that is not the one it is on. */
export function isOtherPage({href, pathname}: HTMLAnchorElement): boolean {
  return isPage(new URL(href)) && pathname !== location.pathname;
}
