import {mark, markJson} from '../dataAttributes.ts';
import type {NavEntry} from '../site/buildNavbar.ts';
import type {Site} from '../site/buildSite.ts';
import {linkVersions, routesByVersion, sharesSidebar, versionOf} from '../site/docLinks.ts';
import type {CurrentPage} from '../site/PageProvider.tsx';

/** A link of the navbar or of the side menu, as it is on one page. */
export type PlacedLink = {
  label: string;
  /** What a reader should know before following it. */
  note?: string;
  href: string;
  isCurrent: boolean;
  marks?: Record<string, string>;
};

/** The route under which the engine renders the not-found page. */
const notFoundRoute = '/404';

/** Current on every page of the sidebar that the doc belongs to. A page of a version leads to the doc of that version. */
export function linkDoc({site, route}: CurrentPage, {label, href, docId}: Extract<NavEntry, {kind: 'doc'}>): PlacedLink {
  const isCurrent = sharesSidebar(site.routes[route], docId);
  const version = versionOf(site, route);
  if (version) return {label, href: routesByVersion(site, docId)[version.name] ?? href, isCurrent};
  return {label, href, isCurrent, marks: markVersions(site, docId)};
}

/** A reference is current on all of its pages. */
export function linkPages({site, route}: CurrentPage, {links}: Extract<NavEntry, {kind: 'dropdown'}>): PlacedLink[] {
  const isWithin = (href: string): boolean => site.apis.some((api) => api.route === href) && route.startsWith(`${href}/`);
  return links.map((link) => ({...link, isCurrent: link.href === route || isWithin(link.href)}));
}

/** This page in every version of the docs; behaviour remembers which one the reader picks. */
export function linkDocsVersions({site, route}: CurrentPage): PlacedLink[] {
  return linkVersions(site, route).map(({name, hasPage, ...link}) => ({
    ...link,
    ...(!hasPage && {note: 'without this page'}),
    marks: mark('version', name),
  }));
}

/** There is one locale, so the page that is shown is the only choice. */
export function linkLocales({site, route}: CurrentPage): PlacedLink[] {
  const href = route === notFoundRoute ? '/' : route;
  return [{label: site.config.locale.label, href, isCurrent: true, marks: mark('localeLink')}];
}

/** A link to a doc that leads to the version which the reader chose last. */
export function markVersions(site: Site, docId: string): Record<string, string> {
  return site.versions.length > 1 ? markJson('versionedLink', routesByVersion(site, docId)) : {};
}
