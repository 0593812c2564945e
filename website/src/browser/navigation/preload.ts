import {selector} from '../../dataAttributes.ts';
import {isConnectionPoor} from '../elements/connection.ts';
import {preloadPage} from './pages.ts';
import {isPage} from './path.ts';

/** Preloads a page when the reader points at, touches or focuses a link to it. */
export function startPreload(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => preloadLink(event.target), {passive: true});
  }
}

let nearness: IntersectionObserver | undefined;

/** Links that most readers follow (next page, first guide) are preloaded as soon as they come near. */
export function watchNearLinks(): void {
  nearness?.disconnect();
  nearness = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) preloadLink(entry.target);
    },
    {rootMargin: '200px'},
  );
  for (const link of document.querySelectorAll(selector('nearPreload'))) nearness.observe(link);
}

function preloadLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || isConnectionPoor()) return;
  const url = new URL(link.href);
  if (isPage(url) && url.pathname !== location.pathname) preloadPage(url);
}
