import type {SidebarItemConfig, SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {Doc, SidebarItem} from './doc.ts';
import {findDoc, missingDocs} from './findDoc.ts';

/** Replaces doc ids by labels and addresses; drafts, and categories that hold only drafts, are left out. */
export function buildSidebars(config: SidebarsConfig, docs: Doc[], draftIds: string[]): Record<string, SidebarItem[]> {
  const missing = Object.entries(config).flatMap(([name, items]) =>
    listIds(items)
      .filter((id) => !draftIds.includes(id) && !docs.some((doc) => doc.id === id))
      .map((id) => ({id, usedBy: nameSidebar(name)})),
  );
  if (missing.length > 0) throw missingDocs(missing, docs);
  return Object.fromEntries(
    Object.entries(config).map(([name, items]) => [name, buildItems(items, nameSidebar(name), docs, draftIds)]),
  );
}

function nameSidebar(name: string): string {
  return `the sidebar "${name}" in sidebars.ts`;
}

function listIds(items: SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.type === 'link') return [];
    return item.type === 'doc' ? [item.id] : [...(item.link ? [item.link.id] : []), ...listIds(item.items)];
  });
}

function buildItems(items: SidebarItemConfig[], usedBy: string, docs: Doc[], draftIds: string[]): SidebarItem[] {
  return items.flatMap((item) => buildItem(typeof item === 'string' ? {type: 'doc', id: item} : item, usedBy, docs, draftIds));
}

function buildItem(item: Exclude<SidebarItemConfig, string>, usedBy: string, docs: Doc[], draftIds: string[]): SidebarItem[] {
  switch (item.type) {
    case 'link':
      return [item];
    case 'doc': {
      if (draftIds.includes(item.id)) return [];
      const doc = findDoc(docs, item.id, usedBy);
      return [{type: 'link', label: item.label ?? doc.sidebarLabel, href: doc.route, docId: doc.id}];
    }
    case 'category': {
      const items = buildItems(item.items, usedBy, docs, draftIds);
      if (items.length === 0) return [];
      const doc = item.link && !draftIds.includes(item.link.id) ? findDoc(docs, item.link.id, usedBy) : undefined;
      return [
        {
          type: 'category',
          label: item.label,
          isCollapsed: item.collapsed ?? false,
          items,
          ...(doc && {href: doc.route, docId: doc.id}),
        },
      ];
    }
  }
}
