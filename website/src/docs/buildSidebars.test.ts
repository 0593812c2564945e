import {describe, expect, it} from 'vitest';
import type {SidebarItemConfig} from '../config/sidebarsConfig.ts';
import {buildSidebars} from './buildSidebars.ts';
import type {Doc, SidebarItem} from './doc.ts';

const docs = [buildDoc('introduction', 'Introduction'), buildDoc('guides/index', 'Guides'), buildDoc('guides/search', 'Search')];
const draftIds = ['guides/draft', 'guides/plan'];

/** The sidebar "clients" with some items. */
function buildItems(items: SidebarItemConfig[], drafts: string[] = []): SidebarItem[] | undefined {
  const words = {title: 'Client guides', area: 'Guides'};
  return buildSidebars({clients: {...words, items}}, docs, drafts, 'sidebars.ts').clients?.items;
}

function buildDoc(id: string, sidebarLabel: string): Doc {
  return {
    id,
    source: `docs/${id}.mdx`,
    route: `/docs/${id}`,
    title: `${sidebarLabel} in full`,
    description: '',
    sidebarLabel,
    keywords: [],
    hasTableOfContents: true,
  };
}

it('replaces doc ids by labels and addresses', () => {
  expect(buildItems(['introduction', 'guides/search'])).toEqual([
    {type: 'link', label: 'Introduction', href: '/docs/introduction', docId: 'introduction'},
    {type: 'link', label: 'Search', href: '/docs/guides/search', docId: 'guides/search'},
  ]);
});

it('keeps the title and the area of a sidebar', () => {
  const recipes = {title: 'Recipes', area: 'Cooking', items: []};
  expect(buildSidebars({recipes}, docs, [], 'sidebars.ts')).toEqual({recipes});
});

it('keeps links to other sites as they are', () => {
  const link = {type: 'link' as const, label: 'Blog', href: 'https://example.org'};
  expect(buildItems([link])).toEqual([link]);
});

it('lists the available ids when a doc is not found, however deep', () => {
  const category = {type: 'category' as const, label: 'Guides', items: ['guides/serach']};
  expect(() => buildItems(['introduction', category], draftIds)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: Cannot find the doc "guides/serach", used by the sidebar "clients" in sidebars.ts.
    Available doc ids:
      introduction
      guides/index
      guides/search
    Fix the id or add the page.]
  `);
});

it('leaves out drafts', () => {
  const clients = buildItems(['guides/draft', 'introduction'], draftIds);
  expect(clients?.map(({label}) => label)).toEqual(['Introduction']);
});

describe('a category', () => {
  it('has no address of its own unless it links a doc', () => {
    const items = [{type: 'link', label: 'Search', href: '/docs/guides/search', docId: 'guides/search'}];
    expect(buildItems([{type: 'category', label: 'Guides', items: ['guides/search']}])).toEqual([
      {type: 'category', label: 'Guides', items},
    ]);
  });

  it('leads to the doc that it links', () => {
    const link = {type: 'doc' as const, id: 'guides/index'};
    const clients = buildItems([{type: 'category', label: 'Guides', link, items: ['guides/search']}]);
    expect(clients).toMatchObject([{href: '/docs/guides/index', docId: 'guides/index'}]);
  });

  it('leads nowhere when the doc that it links is a draft', () => {
    const link = {type: 'doc' as const, id: 'guides/plan'};
    const category = {type: 'category' as const, label: 'Guides', link, items: ['guides/search']};
    const clients = buildItems([category], draftIds);
    expect(clients?.map(({href, docId}) => [href, docId])).toEqual([[undefined, undefined]]);
  });

  it('lists the available ids when the doc that it links is not found', () => {
    const link = {type: 'doc' as const, id: 'guides'};
    const category = {type: 'category' as const, label: 'Guides', link, items: ['guides/search']};
    expect(() => buildItems([category])).toThrow(/Cannot find the doc "guides"[^]*guides\/index/);
  });

  it('is left out when it holds only drafts, at any depth', () => {
    const inner = {type: 'category' as const, label: 'Later', items: ['guides/plan']};
    const outer = {type: 'category' as const, label: 'Guides', items: ['guides/draft', inner]};
    expect(buildItems(['introduction', outer], draftIds)).toHaveLength(1);
  });
});
