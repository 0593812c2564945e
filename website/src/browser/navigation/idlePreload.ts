import {selector} from '../../dataAttributes.ts';
import {isConnectionPoor} from '../elements/connection.ts';
import {whenIdle} from '../elements/idle.ts';
import {isKnown, preloadPage} from './pages.ts';
import {isOtherPage} from './preload.ts';

/**
 * Bytes, as they are sent. Once as many have come for a page in view, no further one is loaded for it: that is the next page, and often
 * one more. With it a guide still takes fewer bytes than on any other tool in the benchmark.
 */
const budget = 16 * 1024;

const inView = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;
let spent = 0;
let isBusy = false;

/** Preloads pages that links in view lead to, the most likely first: one at a time, in idle time, and after the page itself. */
export function watchLinksInView(): void {
  observer?.disconnect();
  inView.clear();
  spent = 0;
  observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    preloadLikeliest();
  });
  for (const link of listLinks('a[href]')) if (isOtherPage(link)) observer.observe(link);
}

function preloadLikeliest(): void {
  if (isBusy) return;
  isBusy = true;
  whenLoaded(() => whenIdle(() => void preloadOne()));
}

async function preloadOne(): Promise<void> {
  const link = spent < budget && !isConnectionPoor() && listLikely().find(({href}) => !isKnown(new URL(href)));
  const size = link ? await preloadPage(new URL(link.href), 'low') : 0;
  // What fails once would fail again: a server that is busy, or no network.
  spent += size ?? budget;
  isBusy = false;
  if (link) preloadLikeliest();
}

/** The next page even if its link is not in view, then the sidebar from the current page outwards, the text, and the rest. */
function listLikely(): HTMLAnchorElement[] {
  const shown = [...inView];
  const neighbours = listNeighbours().filter((link) => inView.has(link));
  return [...listLinks(selector('nextPage')), ...neighbours, ...shown.filter((link) => link.closest('main')), ...shown];
}

function listNeighbours(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${selector('menu')} nav + nav a`)];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  const distances = new Map(links.map((link, index) => [link, Math.abs(index - current)]));
  return links.sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

/** A large page is left to readers who ask for it, and the link to search opens it in place. */
function listLinks(matching: string): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll(`${matching}:not(${selector('largePage')}, ${selector('searchOpen')})`);
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, {once: true});
}
