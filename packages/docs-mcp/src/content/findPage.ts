import type {DocsPage} from './docsContent.ts';
import type {Library} from './library.ts';
import {ToolFault} from './toolFault.ts';

const mostNamed = 8;
/** The home page where an address needs a name. */
export const homeRoute = '/index';

/** A page by its path or URL. */
export function findPage({pages, url}: Library, asked: string): DocsPage {
  const route = asked
    .trim()
    .replace(url, '')
    .replace(/\.(md|html)$/, '')
    .replace(/\/+$/, '')
    .replace(/^\/*/, '/');
  const found =
    pages.find((page) => page.route === (route === homeRoute ? '/' : route)) ??
    pages.find((page) => page.route === `/docs${route}`);
  if (found) return found;
  const nearest = findNearestPages(pages, asked).map((page) => `- ${page.route}: ${page.title}`);
  throw new ToolFault(`There is no page "${asked}". The nearest:\n${nearest.join('\n')}\nsearch_docs finds pages by words.`);
}

/** Pages that share most words with what was asked for, in their path or title; "waiting" is like "wait". */
function findNearestPages(pages: DocsPage[], asked: string): DocsPage[] {
  const wanted = readWords(asked);
  const score = ({route, title}: DocsPage): number => {
    const words = new Set([...readWords(route), ...readWords(title)]);
    return wanted.filter((word) => words.has(word)).length;
  };
  return pages.toSorted((a, b) => score(b) - score(a)).slice(0, mostNamed);
}

function readWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => word.slice(0, 4));
}
