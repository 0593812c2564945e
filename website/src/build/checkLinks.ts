import {barePath} from '../barePath.ts';
import {countNoun} from '../config/parseConfig.ts';
import type {BuiltPage} from './builtPage.ts';

type LinkedPage = Pick<BuiltPage, 'route' | 'links' | 'ids'>;
type BrokenLink = {page: string; link: string; reason: string};

/** Throws one error that lists every link of the built pages that leads nowhere, page by page. */
export function checkLinks(pages: LinkedPage[], files: Set<string>): void {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const broken = pages.flatMap((page) => findBrokenLinks(page, byRoute, files));
  if (broken.length === 0) return;
  const brokenPages = [...new Set(broken.map(({page}) => page))];
  const lists = brokenPages.map((route) => `${route}\n${listLinks(broken.filter(({page}) => page === route))}`);
  throw new Error(
    `${countNoun(broken.length, 'broken link')} on ${countNoun(brokenPages.length, 'page')}:\n${lists.join('\n')}\nFix the address, or add the page or heading it names.`,
  );
}

function listLinks(links: BrokenLink[]): string {
  return links.map(({link, reason}) => `  ${link}: ${reason}`).join('\n');
}

function findBrokenLinks(page: LinkedPage, pages: Map<string, LinkedPage>, files: Set<string>): BrokenLink[] {
  return [...new Set(page.links)].flatMap((link) => {
    const reason = explainBroken(link, page, pages, files);
    return reason === undefined ? [] : [{page: page.route, link, reason}];
  });
}

function explainBroken(link: string, page: LinkedPage, pages: Map<string, LinkedPage>, files: Set<string>): string | undefined {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(link)) return undefined;
  if (/^(?!\/).*\.mdx?(#|$)/.test(link)) return 'broken Markdown link, there is no such file';
  const url = new URL(link, `https://this.site${page.route}`);
  const path = decode(url.pathname);
  if (files.has(path.slice(1)) && !path.endsWith('.html')) return undefined;
  // Another site below this one.
  if (files.has(`${barePath(path).slice(1)}/index.html`)) return undefined;
  const target = pages.get(barePath(path));
  if (!target) return 'broken link, there is no such page or file';
  const id = decode(url.hash.slice(1));
  if (id !== '' && !target.ids.has(id)) return `broken anchor, ${target.route} has no element with the id "${id}"`;
  return undefined;
}

/** What is not encoded well is taken as it is written: one odd link must not hide all others. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
