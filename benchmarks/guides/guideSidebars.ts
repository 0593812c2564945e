import sidebars from '../../website/sidebars.ts';
import type {SidebarItemConfig} from '../../website/src/config/sidebarsConfig.ts';
import type {GuidePage} from './guidePages.ts';

/** Our sidebars, as each peer wants to have them. Categories are open, as they are here. */
type Entries = SidebarItemConfig[];

const entriesOf = (name: string): Entries => sidebars[name]?.items ?? [];

export function buildDocusaurusSidebars(): Record<string, unknown[]> {
  return {clients: entriesOf('clients').map(toDocusaurus), automation: entriesOf('automation').map(toDocusaurus)};
}

export function buildVitePressSidebars(pages: GuidePage[]): Record<string, unknown[]> {
  const convert = (entry: SidebarItemConfig): unknown => toVitePress(entry, pages);
  return {'/docs/clients/': entriesOf('clients').map(convert), '/docs/contributing/': entriesOf('automation').map(convert)};
}

/** It has one sidebar for all pages: it gets the one that the measured page shows. */
export function buildStarlightSidebar(): unknown[] {
  return entriesOf('clients').map(toStarlight);
}

function toDocusaurus(entry: SidebarItemConfig): unknown {
  if (typeof entry === 'string') return toPageId(entry);
  if (entry.type === 'link') return entry;
  const link = entry.link && {link: {type: 'doc', id: toPageId(entry.link.id)}};
  return {...entry, ...link, collapsed: false, items: entry.items.map(toDocusaurus)};
}

function toVitePress(entry: SidebarItemConfig, pages: GuidePage[]): unknown {
  const toLink = (id: string): object => ({
    text: pages.find((page) => page.id === toPageId(id))?.title,
    link: `/docs/${toPageId(id)}`,
  });
  if (typeof entry === 'string') return toLink(entry);
  if (entry.type === 'link') return {text: entry.label, link: entry.href};
  const link = entry.link && toLink(entry.link.id);
  return {...link, text: entry.label, items: entry.items.map((child) => toVitePress(child, pages))};
}

/** A group of its sidebar is no link: the page that introduces a category is its first entry. */
function toStarlight(entry: SidebarItemConfig): unknown {
  if (typeof entry === 'string') return {slug: `docs/${toPageId(entry)}`};
  if (entry.type === 'link') return {label: entry.label, link: entry.href};
  const first = entry.link ? [entry.link.id] : [];
  return {label: entry.label, items: [...first, ...entry.items].map(toStarlight)};
}

/** A page's id is its address without "/docs/". */
function toPageId(docId: string): string {
  return docId.replace(/\/index$/, '');
}
