import {type Element, isTag} from 'domhandler';
import type {SearchRecord} from '../record/searchRecord.ts';
import {isHidden} from './visibility.ts';

/** A link within the site: the page that it is on, and the address that it leads to, from the root. */
export type Link = {from: string; to: string};

/** Links of the text of a page to places within the site. */
export function readLinks(main: Element, route: string): Link[] {
  return findLinks(main)
    .flatMap((href) => resolve(href, route) ?? [])
    .map((to) => ({from: route, to}));
}

/** Navigation is left out: it names every page. So are names of fields and marks of headings, which lead to where they stand. */
function findLinks(element: Element): string[] {
  const own = element.attribs.id;
  return element.children
    .filter(isTag)
    .filter((child) => !isHidden(child))
    .flatMap((child) => {
      const {href} = child.attribs;
      const isReference =
        child.name === 'a' && href !== undefined && href !== `#${own ?? ''}` && !('data-copy-link' in child.attribs);
      return [...(isReference ? [href] : []), ...findLinks(child)];
    });
}

function resolve(href: string, route: string): string | null {
  if (!URL.canParse(href, `http://site${route}`)) return null;
  const url = new URL(href, `http://site${route}`);
  return url.host === 'site' ? `${url.pathname}${url.hash}` : null;
}

/** A link from one page to another says little about each of its places: enough to put one first where two are alike. */
const pageShare = 0.1;

/** Records with a page rank by links to their url: what other texts refer to is what most people look for. */
export function weighRecords(records: SearchRecord[], links: Link[]): SearchRecord[] {
  const places = countEach(links.map(({to}) => to));
  const pages = countEach(links.filter(({from, to}) => pageOf(to) !== from).map(({to}) => pageOf(to)));
  return records.map((record) => {
    const ofPage = Math.round(pageShare * (pages.get(record.url_without_anchor) ?? 0));
    const pageRank = record.weight.pageRank + (places.get(record.url) ?? 0) + ofPage;
    return {...record, weight: {...record.weight, pageRank}};
  });
}

function pageOf(address: string): string {
  return address.split('#')[0] ?? '';
}

function countEach(links: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const link of links) counts.set(link, (counts.get(link) ?? 0) + 1);
  return counts;
}
