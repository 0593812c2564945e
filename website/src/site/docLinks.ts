import {findPath} from '../docs/sidebarPaths.ts';
import {lastVersion} from './buildNavbar.ts';
import type {DocRoute, Site} from './buildSite.ts';

/** Whether the page that is shown lies in the same sidebar as a doc. */
export function sharesSidebar(current: DocRoute | undefined, docId: string): boolean {
  if (!current) return false;
  const sidebars = Object.values(current.version.sidebars);
  return sidebars.some(({items}) => findPath(items, docId).length > 0 && findPath(items, current.doc.id).length > 0);
}

/** Where a doc is in each version; a version without it gives its main doc. */
export function routesByVersion({versions}: Site, docId: string | undefined): Record<string, string> {
  return Object.fromEntries(versions.map(({name, docs, route}) => [name, docs.find(({id}) => id === docId)?.route ?? route]));
}

type VersionLink = {name: string; label: string; href: string; isCurrent: boolean};

/** The page that is shown, in every version. */
export function linkVersions(site: Site, current: DocRoute | undefined): VersionLink[] {
  const shown = current?.version ?? lastVersion(site.versions);
  const routes = routesByVersion(site, current?.doc.id);
  return site.versions.map(({name, label, route}) => ({
    name,
    label,
    href: routes[name] ?? route,
    isCurrent: name === shown.name,
  }));
}
