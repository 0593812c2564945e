import type {SidebarItemConfig, SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {Doc, DocSidebar, SidebarItem} from './doc.ts';
import {findDoc, missingDocs} from './findDoc.ts';

/** Replaces doc ids by labels and addresses; drafts, and categories that hold only drafts, are left out. */
export function buildSidebars(config: SidebarsConfig, docs: Doc[], draftIds: string[], file: string): Record<string, DocSidebar> {
  const nameSidebar = (name: string): string => `the sidebar "${name}" in ${file}`;
  const missing = Object.entries(config).flatMap(([name, {items}]) =>
    listIds(items)
      .filter((id) => !draftIds.includes(id) && !docs.some((doc) => doc.id === id))
      .map((id) => ({id, usedBy: nameSidebar(name)})),
  );
  if (missing.length > 0) throw missingDocs(missing, docs);
  return Object.fromEntries(
    Object.entries(config).map(([name, {items, ...words}]) => [
      name,
      {...words, items: buildItems(items, nameSidebar(name), docs, draftIds)},
    ]),
  );
}

function listIds(items: SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.type === 'link') return [];
    return [...(item.link ? [item.link.id] : []), ...listIds(item.items)];
  });
}

function buildItems(items: SidebarItemConfig[], usedBy: string, docs: Doc[], draftIds: string[]): SidebarItem[] {
  return items.flatMap((item) => buildItem(item, usedBy, docs, draftIds));
}

function buildItem(item: SidebarItemConfig, usedBy: string, docs: Doc[], draftIds: string[]): SidebarItem[] {
  if (typeof item === 'string') {
    if (draftIds.includes(item)) return [];
    const doc = findDoc(docs, item, usedBy);
    return [{type: 'link', label: doc.sidebarLabel, href: doc.route, docId: doc.id}];
  }
  if (item.type === 'link') return [item];
  const items = buildItems(item.items, usedBy, docs, draftIds);
  if (items.length === 0) return [];
  const doc = item.link && !draftIds.includes(item.link.id) ? findDoc(docs, item.link.id, usedBy) : undefined;
  return [{type: 'category', label: item.label, items, ...(doc && {href: doc.route, docId: doc.id})}];
}
