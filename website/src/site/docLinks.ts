import type {Doc, DocsVersion} from '../docs/doc.ts';
import {isUnversioned} from '../docs/docFiles.ts';
import {findPath, listPages} from '../docs/sidebarPaths.ts';
import {lastVersion} from './buildNavbar.ts';
import type {DocRoute, Site} from './buildSite.ts';

/** Whether the page that is shown lies in the same sidebar as a doc. */
export function sharesSidebar(current: DocRoute | undefined, docId: string): boolean {
  if (!current) return false;
  const sidebars = Object.values(current.version.sidebars);
  return sidebars.some(({items}) => findPath(items, docId).length > 0 && findPath(items, current.doc.id).length > 0);
}

/** The version that a page is of; none if it says the same in every version, or if it's no doc. */
export function versionOf({routes, config}: Site, route: string): DocsVersion | undefined {
  const found = routes[route];
  return found && !isUnversioned(found.doc.id, config.docs.unversioned) ? found.version : undefined;
}

/** Where a doc is in each version. A version without it gives the first page of its first sidebar; a doc of no version is the same in all. */
export function routesByVersion({versions, config}: Site, docId: string | undefined): Record<string, string> {
  const isSame = docId !== undefined && isUnversioned(docId, config.docs.unversioned);
  const last = lastVersion(versions);
  return Object.fromEntries(
    versions.map((version) => [version.name, findRoute(isSame ? last : version, docId) ?? startOf(version)]),
  );
}

function findRoute({docs}: DocsVersion, docId: string | undefined): string | undefined {
  return docs.find(({id}) => id === docId)?.route;
}

function startOf({sidebars, route}: DocsVersion): string {
  const [first] = Object.values(sidebars).flatMap(({items}) => listPages(items));
  return first?.href ?? route;
}

/** A doc in the version of the page that is shown. Where that has none, or is no version, it's that of the newest version that has it. */
export function findVersionedDoc(site: Site, route: string, docId: string): Doc | undefined {
  const shown = versionOf(site, route);
  const versions = [...(shown ? [shown] : []), ...newestFirst(site.versions)];
  return versions.flatMap(({docs}) => docs).find(({id}) => id === docId);
}

/** A version whose place was taken is older than the others, even if addresses without a version lead to it. */
function newestFirst(versions: DocsVersion[]): DocsVersion[] {
  const age = ({successor, isLast}: DocsVersion): number => (successor ? 2 : 0) + (isLast ? 0 : 1);
  return versions.toSorted((a, b) => age(a) - age(b));
}

type VersionLink = {
  name: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** Whether the version has the page that is shown. */
  hasPage: boolean;
};

/** The page that is shown, in every version. A page of no version leads to where they start. */
export function linkVersions(site: Site, route: string): VersionLink[] {
  const version = versionOf(site, route);
  const shown = version ?? lastVersion(site.versions);
  const docId = version && site.routes[route]?.doc.id;
  return site.versions.map((other) => {
    const own = findRoute(other, docId);
    const isCurrent = other.name === shown.name;
    return {name: other.name, label: other.label, href: own ?? startOf(other), isCurrent, hasPage: !version || own !== undefined};
  });
}

export type SuccessorLink = {notice: string; label: string; href: string};

/** The same page of the version that has taken the place of the page's own, or else where that version starts. */
export function linkSuccessor(site: Site, route: string): SuccessorLink | undefined {
  const {successor} = versionOf(site, route) ?? {};
  const version = site.versions.find(({name}) => name === successor?.name);
  if (!successor || !version) return undefined;
  const found = version.docs.find(({id}) => id === site.routes[route]?.doc.id);
  const label = found ? `${found.title}, ${version.label}` : version.label;
  return {notice: successor.notice, label, href: found?.route ?? startOf(version)};
}
