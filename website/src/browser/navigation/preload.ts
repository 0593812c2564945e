import {isConnectionPoor} from '../elements/connection.ts';
import {preloadPage} from './pages.ts';
import {isPage} from './path.ts';

/** Preloads a page when the reader points at, touches or focuses a link to it. */
export function startPreload(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({target}) => preloadLink(target), {passive: true});
  }
}

function preloadLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isOtherPage(link) && !isConnectionPoor()) void preloadPage(new URL(link.href));
}

/** Whether a link leads to a page of this site that is not the one it is on. */
export function isOtherPage({href, pathname}: HTMLAnchorElement): boolean {
  return isPage(new URL(href)) && pathname !== location.pathname;
}
