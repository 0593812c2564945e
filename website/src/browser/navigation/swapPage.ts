import {readMark, selector, toggleMark} from '../../dataAttributes.ts';
import {whenIdle} from '../elements/idle.ts';

let parsed: {html: string; page: Document} | undefined;

/** Parses a page before it's shown; the last one is kept. */
export function parsePage({html}: {html: string}): Document {
  if (parsed?.html !== html) parsed = {html, page: new DOMParser().parseFromString(html, 'text/html')};
  return parsed.page;
}

/**
 * Shows another page's HTML in this document. False when it is not a page of this build: the browser should load it in full. What is
 * shown from its top may be laid out in two steps, the part in view first.
 */
export function swapPage(html: string, {isFromTop}: {isFromTop: boolean}): boolean {
  const next = parsePage({html});
  // It's shown once: what is shown changes.
  parsed = undefined;
  const [oldPage, newPage] = [document, next].map((root) => root.querySelector(selector('page')));
  if (!oldPage || !newPage || !isSameBuild(next)) return false;
  syncHead(next.head);
  const restoreScroll = keepState(oldPage, newPage);
  // The HTML may be that of a page which the reader left while it was arriving.
  toggleMark(newPage, 'arriving', isFromTop);
  oldPage.replaceWith(document.adoptNode(newPage));
  restoreScroll();
  afterNextFrame(() => whenIdle(() => toggleMark(newPage, 'arriving', false)));
  return true;
}

export function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** After a deployment, new pages have styles that this document's content policy does not allow, and behaviour that it lacks. */
function isSameBuild(next: Document): boolean {
  const [policy, script] = ['meta[http-equiv]', 'script[src]'];
  return [policy, script].every((part) => document.querySelector(part)?.outerHTML === next.querySelector(part)?.outerHTML);
}

/** Title, meta tags and styles become those of the new page; scripts and lazily loaded stylesheets stay. */
function syncHead(next: HTMLHeadElement): void {
  const replaceable = 'title, meta, link:not([rel="stylesheet"]), #page-style';
  const [old, wanted] = [[...document.head.querySelectorAll(replaceable)], [...next.querySelectorAll(replaceable)]];
  const isIn = (elements: Element[]) => (element: Element) => elements.some((other) => other.isEqualNode(element));
  document.head.append(...wanted.filter((element) => !isIn(old)(element)));
  for (const element of old) if (!isIn(wanted)(element)) element.remove();
}

/** The reader's open categories and the sidebar's scroll position outlive the page. */
function keepState(oldPage: Element, newPage: Element): () => void {
  for (const section of oldPage.querySelectorAll<HTMLDetailsElement>(selector('collapsible'))) {
    const same = newPage.querySelector<HTMLDetailsElement>(selector('collapsible', readMark(section, 'collapsible')));
    if (same) same.open = section.open || same.querySelector('[aria-current]') !== null;
  }
  const positions = [...oldPage.querySelectorAll(selector('keepScroll'))].map(
    (element) => [readMark(element, 'keepScroll'), element.scrollTop] as const,
  );
  return () => {
    for (const [name, top] of positions)
      document.querySelector(selector('keepScroll', name))?.scrollTo({top, behavior: 'instant'});
  };
}
