import {selector} from '../../dataAttributes.ts';
import {decodeHash} from '../elements/reveal.ts';

/** Links within an overview, and addresses that a reader types. */
export function startMovedPlaces(): void {
  addEventListener('hashchange', followMovedPlace);
}

/**
 * An address from when a reference was one page leads on to the page that has the place now. It takes the place of the old address in
 * the history, so that Back leads to where the reader came from.
 */
export function followMovedPlace(): void {
  const page = findHolder(decodeHash())?.querySelector<HTMLAnchorElement>('a[href^="/"]');
  if (page) location.replace(page.pathname + location.search + location.hash);
}

/** The entry of the page that has an id: it lists the id itself, or what the id begins with, up to a slash. */
function findHolder(id: string): Element | null {
  const end = id.lastIndexOf('/');
  if (end < 0) return null;
  return document.querySelector(selector('holds', id, '~=')) ?? findHolder(id.slice(0, end));
}
