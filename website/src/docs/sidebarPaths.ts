import type {SidebarItem} from './doc.ts';

type DocLink = {label: string; href: string; docId: string};

/** The pages of a sidebar in reading order. */
export function listPages(items: SidebarItem[]): DocLink[] {
  return items.flatMap((item) => [
    ...(item.docId !== undefined && item.href !== undefined ? [{label: item.label, href: item.href, docId: item.docId}] : []),
    ...(item.type === 'category' ? listPages(item.items) : []),
  ]);
}

/** The items from the sidebar's top down to a doc: its breadcrumbs. Empty when the doc is not in it. */
export function findPath(items: SidebarItem[], docId: string): SidebarItem[] {
  for (const item of items) {
    if (item.docId === docId) return [item];
    const inner = item.type === 'category' ? findPath(item.items, docId) : [];
    if (inner.length > 0) return [item, ...inner];
  }
  return [];
}
