import type {SidebarItemConfig, SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {Doc, SidebarItem} from './doc.ts';
import {findDoc} from './findDoc.ts';

/** Replaces doc ids by labels and addresses; drafts, and categories that hold only drafts, are left out. */
export function buildSidebars(config: SidebarsConfig, docs: Doc[], draftIds: string[]): Record<string, SidebarItem[]> {
  return Object.fromEntries(
    Object.entries(config).map(([name, items]) => [
      name,
      buildItems(items, `the sidebar "${name}" in sidebars.ts`, docs, draftIds),
    ]),
  );
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
