import type {ImageConfig, LinkConfig, NavbarConfig, NavbarItem} from '../config/siteConfig.ts';
import type {DocsVersion} from '../docs/doc.ts';
import {findDoc} from '../docs/findDoc.ts';

type NavLink = {label: string; href: string};

export type NavEntry =
  | {kind: 'link'; label: string; href: string; icon?: 'github'}
  | {kind: 'doc'; label: string; href: string; docId: string}
  | {kind: 'dropdown'; label: string; links: NavLink[]}
  | {kind: 'versions'}
  | {kind: 'locales'}
  | {kind: 'search'}
  | {kind: 'colorModeToggle'};

export type SiteNavbar = {title: string; logo?: ImageConfig; left: NavEntry[]; right: NavEntry[]};

type NavbarSources = {versions: DocsVersion[]; apis: NavLink[]};

/** Resolves the configured items; what would lead nowhere (a draft, no APIs, a single version) is left out. */
export function buildNavbar({title, logo, items}: NavbarConfig, sources: NavbarSources): SiteNavbar {
  const side = (position: 'left' | 'right') =>
    items.filter((item) => item.position === position).flatMap((item) => buildEntry(item, sources));
  return {title, ...(logo && {logo}), left: side('left'), right: side('right')};
}

function buildEntry(item: NavbarItem, {versions, apis}: NavbarSources): NavEntry[] {
  switch (item.type) {
    case 'doc':
      return buildDocEntry(item, lastVersion(versions));
    case 'link':
      return [{kind: 'link', label: item.label, href: item.href, ...(item.icon && {icon: item.icon})}];
    case 'dropdown':
      return [{kind: 'dropdown', label: item.label, links: item.items.map(toNavLink)}];
    case 'apiDropdown':
      return apis.length > 0 ? [{kind: 'dropdown', label: item.label, links: apis}] : [];
    case 'docsVersionDropdown':
      return versions.length > 1 ? [{kind: 'versions'}] : [];
    case 'localeDropdown':
      return [{kind: 'locales'}];
    case 'search':
      return [{kind: 'search'}];
    case 'colorModeToggle':
      return [{kind: 'colorModeToggle'}];
  }
}

function buildDocEntry({docId, label}: Extract<NavbarItem, {type: 'doc'}>, version: DocsVersion): NavEntry[] {
  if (version.draftIds.includes(docId)) return [];
  const doc = findDoc(version.docs, docId, 'a navbar item in site.config.ts');
  return [{kind: 'doc', label: label ?? doc.sidebarLabel, href: doc.route, docId}];
}

export function toNavLink({label, to, href}: LinkConfig): NavLink {
  return {label, href: to ?? href ?? ''};
}

export function lastVersion(versions: DocsVersion[]): DocsVersion {
  const last = versions.find((version) => version.isLast);
  if (!last) throw new Error('No docs version has isLast: true in site.config.ts.');
  return last;
}
