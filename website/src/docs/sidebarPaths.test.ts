import {expect, it} from 'vitest';
import type {SidebarItem} from './doc.ts';
import {findPath, listPages} from './sidebarPaths.ts';

const sidebar: SidebarItem[] = [
  {type: 'link', label: 'Introduction', href: '/docs/introduction', docId: 'introduction'},
  {
    type: 'category',
    label: 'Migration',
    href: '/docs/migration',
    docId: 'migration/index',
    items: [{type: 'link', label: 'Java', href: '/docs/migration/java', docId: 'migration/java'}],
  },
  {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
];

it('lists the pages in reading order, a category page before its items, without outside links', () => {
  expect(listPages(sidebar).map((page) => page.docId)).toEqual(['introduction', 'migration/index', 'migration/java']);
});

it('finds the way from the top to a page', () => {
  expect(findPath(sidebar, 'migration/java').map((item) => item.label)).toEqual(['Migration', 'Java']);
});

it('finds no way to a page that is not in the sidebar', () => {
  expect(findPath(sidebar, 'contributing')).toEqual([]);
});
