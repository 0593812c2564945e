import {mark} from '../dataAttributes.ts';
import type {BuiltPage} from './builtPage.ts';

/** Most guides have less than 200 KiB of HTML, which is about 16 KiB compressed. A page beyond this is loaded for readers who ask for it. */
const largePage = 300 * 1024;
const [largeMark = ''] = Object.keys(mark('largePage'));

/** The routes of pages that browsers should not load only because a link to them is in view. */
export function findLargePages(pages: Pick<BuiltPage, 'route' | 'html'>[]): Set<string> {
  return new Set(pages.filter(({html}) => html.length > largePage).map(({route}) => route));
}

/** Marks the links that lead to large pages, whatever part of the page they name. */
export function markLargeLinks(html: string, largePages: Set<string>): string {
  return html.replaceAll(/<a(?=\s[^>]*\bhref="([^"#?]+)["#?])/g, (start, route: string) =>
    largePages.has(route) ? `${start} ${largeMark}` : start,
  );
}
