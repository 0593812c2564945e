import {describe, expect, it} from 'vitest';
import {buildSidebars} from './buildSidebars.ts';
import type {Doc} from './doc.ts';

const docs = [buildDoc('introduction', 'Introduction'), buildDoc('guides/index', 'Guides'), buildDoc('guides/search', 'Search')];
const draftIds = ['guides/draft', 'guides/plan'];

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
    headings: [],
  };
}

it('replaces doc ids by labels and addresses', () => {
  expect(buildSidebars({clients: ['introduction', {type: 'doc', id: 'guides/search', label: 'Find'}]}, docs, [])).toEqual({
    clients: [
      {type: 'link', label: 'Introduction', href: '/docs/introduction', docId: 'introduction'},
      {type: 'link', label: 'Find', href: '/docs/guides/search', docId: 'guides/search'},
    ],
  });
});

it('keeps links to other sites as they are', () => {
  const link = {type: 'link' as const, label: 'Blog', href: 'https://example.org'};
  expect(buildSidebars({clients: [link]}, docs, [])).toEqual({clients: [link]});
});

it('lists the available ids when a doc is not found, however deep', () => {
  const category = {type: 'category' as const, label: 'Guides', items: ['guides/serach']};
  expect(() => buildSidebars({clients: ['introduction', category]}, docs, draftIds)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: Cannot find the doc "guides/serach", used by the sidebar "clients" in sidebars.ts.
    Available doc ids:
      introduction
      guides/index
      guides/search
    Fix the id or add the page.]
  `);
});

it('leaves out drafts', () => {
  const {clients} = buildSidebars({clients: ['guides/draft', 'introduction']}, docs, draftIds);
  expect(clients?.map(({label}) => label)).toEqual(['Introduction']);
});

describe('a category', () => {
  it('is open unless it says otherwise, and has no address of its own', () => {
    const open = {type: 'category' as const, label: 'Guides', items: ['guides/search']};
    const {clients} = buildSidebars({clients: [open, {...open, collapsed: true}]}, docs, []);
    const items = [{type: 'link', label: 'Search', href: '/docs/guides/search', docId: 'guides/search'}];
    expect(clients).toEqual([
      {type: 'category', label: 'Guides', isCollapsed: false, items},
      {type: 'category', label: 'Guides', isCollapsed: true, items},
    ]);
  });

  it('leads to the doc that it links', () => {
    const link = {type: 'doc' as const, id: 'guides/index'};
    const {clients} = buildSidebars({clients: [{type: 'category', label: 'Guides', link, items: ['guides/search']}]}, docs, []);
    expect(clients).toMatchObject([{href: '/docs/guides/index', docId: 'guides/index'}]);
  });

  it('leads nowhere when the doc that it links is a draft', () => {
    const link = {type: 'doc' as const, id: 'guides/plan'};
    const category = {type: 'category' as const, label: 'Guides', link, items: ['guides/search']};
    const {clients} = buildSidebars({clients: [category]}, docs, draftIds);
    expect(clients?.map(({href, docId}) => [href, docId])).toEqual([[undefined, undefined]]);
  });

  it('lists the available ids when the doc that it links is not found', () => {
    const link = {type: 'doc' as const, id: 'guides'};
    const category = {type: 'category' as const, label: 'Guides', link, items: ['guides/search']};
    expect(() => buildSidebars({clients: [category]}, docs, [])).toThrow(/Cannot find the doc "guides"[^]*guides\/index/);
  });

  it('is left out when it holds only drafts, at any depth', () => {
    const inner = {type: 'category' as const, label: 'Later', items: ['guides/plan']};
    const outer = {type: 'category' as const, label: 'Guides', items: ['guides/draft', inner]};
    expect(buildSidebars({clients: ['introduction', outer]}, docs, draftIds).clients).toHaveLength(1);
  });
});
