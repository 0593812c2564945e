import {describe, expect, it} from 'vitest';
import {buildDocsVersion, type DocFacts} from './buildDocsVersion.ts';

type DocFact = DocFacts[string];

const config = {routeBasePath: '/docs', mainDoc: 'introduction', unversioned: [], versions: []};
const current = {name: 'current', label: 'Next', path: '', folder: 'docs', isLast: true};
const published = {hasDrafts: false};

function buildFacts(frontMatter: Partial<DocFact['frontMatter']> = {}): DocFact {
  return {
    frontMatter: {
      title: 'Title',
      description: 'About',
      keywords: [],
      draft: false,
      hide_table_of_contents: false,
      ...frontMatter,
    },
  };
}

it('turns what is known of a file into a doc', () => {
  const known: DocFact = {
    ...buildFacts({title: 'Searching', sidebar_label: 'Search', keywords: ['find'], hide_table_of_contents: true, slug: 'find'}),
    lastUpdated: '2024-05-01T10:00:00+02:00',
  };
  const facts = {'docs/introduction.mdx': buildFacts(), 'docs/guides/search.mdx': known};
  expect(buildDocsVersion(config, current, {}, facts, published).docs[1]).toEqual({
    id: 'guides/search',
    source: 'docs/guides/search.mdx',
    route: '/docs/guides/find',
    title: 'Searching',
    description: 'About',
    sidebarLabel: 'Search',
    keywords: ['find'],
    hasTableOfContents: false,
    lastUpdated: '2024-05-01T10:00:00+02:00',
  });
});

it('uses the title in the sidebar and knows no date when the file gives neither', () => {
  const [doc] = buildDocsVersion(config, current, {}, {'docs/introduction.mdx': buildFacts()}, published).docs;
  expect(doc?.sidebarLabel).toBe('Title');
  expect(doc).not.toHaveProperty('lastUpdated');
});

it('takes only the files of its folder and puts them below its path', () => {
  const version = {...current, name: '1.0', path: '1.0', folder: 'versioned_docs/1.0', isLast: false};
  const facts = {'docs/introduction.mdx': buildFacts(), 'versioned_docs/1.0/introduction.mdx': buildFacts()};
  const {docs, route} = buildDocsVersion(config, version, {}, facts, published);
  expect(docs.map(({id, source}) => [id, source])).toEqual([['introduction', 'versioned_docs/1.0/introduction.mdx']]);
  expect(route).toBe('/docs/1.0/introduction');
});

describe('drafts', () => {
  const facts = {'docs/introduction.mdx': buildFacts(), 'docs/plan.mdx': buildFacts({draft: true})};
  const sidebars = {clients: {title: 'Client guides', area: 'Guides', items: ['introduction', 'plan']}};

  it('are left out of a published site, and only listed by id', () => {
    const {docs, draftIds, sidebars: built} = buildDocsVersion(config, current, sidebars, facts, published);
    expect(docs.map(({id}) => id)).toEqual(['introduction']);
    expect(draftIds).toEqual(['plan']);
    expect(built.clients?.items).toHaveLength(1);
  });

  it('are shown like other pages where they are wanted', () => {
    const {docs, draftIds, sidebars: built} = buildDocsVersion(config, current, sidebars, facts, {hasDrafts: true});
    expect(docs.map(({id}) => id)).toEqual(['introduction', 'plan']);
    expect(draftIds).toEqual([]);
    expect(built.clients?.items).toHaveLength(2);
  });
});

it('throws when the main doc does not exist', () => {
  expect(() => buildDocsVersion(config, current, {}, {'docs/start.mdx': buildFacts()}, published))
    .toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: Cannot find the doc "introduction", used by docs.mainDoc in site.config.ts.
      Available doc ids:
        start
      Fix the id or add the page.]
    `);
});
