import {barePath} from '../../barePath.ts';
import {readMark, selector} from '../../dataAttributes.ts';

/**
 * A page that could not be shown has an address all the same. What is left of the page before it names that address: title, canonical
 * link, language links, and the marks in menus.
 */
export function nameAddress(url: URL, heading: string): void {
  const path = barePath(url.pathname);
  const page = document.querySelector(selector('page'));
  document.title = `${heading} ${page ? readMark(page, 'page') : ''}`.trim();
  nameInHead(path);
  for (const link of document.querySelectorAll(selector('localeLink'))) link.setAttribute('href', path);
  markCurrent(path);
}

function nameInHead(path: string): void {
  for (const [element, attribute] of [
    ['link[rel="canonical"]', 'href'],
    ['meta[property="og:url"]', 'content'],
  ] as const) {
    const named = document.head.querySelector(element);
    const address = named?.getAttribute(attribute);
    if (address) named?.setAttribute(attribute, new URL(path, address).href);
  }
  // Markdown of the page before.
  document.head.querySelector('link[rel="alternate"]')?.remove();
}

/** Menus that have the page mark it. The mark of a section stays where the sidebar of the page before has the new one, too. */
function markCurrent(path: string): void {
  const links = [...document.querySelectorAll(`nav a:not(${selector('localeLink')}, ${selector('version')})`)];
  const current = links.filter((link) => link.getAttribute('href') === path);
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  const isSameSection = marked.some(
    (link) => isPageMark(link) && current.some((other) => other.closest('nav') === link.closest('nav')),
  );
  for (const link of marked) if (isPageMark(link) || !isSameSection) link.removeAttribute('aria-current');
  for (const link of current) link.setAttribute('aria-current', 'page');
}

function isPageMark(link: Element): boolean {
  return link.getAttribute('aria-current') === 'page';
}
