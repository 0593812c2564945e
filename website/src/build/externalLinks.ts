import type {BuiltPage} from './builtPage.ts';

/** Every address of another site that pages link, with its pages: what a person or a link checker has to look at now and then. */
export function renderExternalLinks(pages: Pick<BuiltPage, 'route' | 'links'>[]): string {
  const byAddress = new Map<string, Set<string>>();
  for (const {route, links} of pages)
    for (const link of links.filter((link) => /^https?:/i.test(link)))
      byAddress.set(link, (byAddress.get(link) ?? new Set()).add(route));
  const lists = [...byAddress].sort(([a], [b]) => (a < b ? -1 : 1)).map(([link, routes]) => describeLink(link, [...routes]));
  return `${lists.join('\n')}\n`;
}

/** Links that are on most pages would hide the others. */
function describeLink(link: string, routes: string[]): string {
  const shown = routes.slice(0, 5);
  const more = routes.length - shown.length;
  return [link, ...shown.map((route) => `  ${route}`), ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
