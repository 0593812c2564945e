import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import type {DocFacts} from '../docs/buildDocsVersion.ts';
import {buildSite, explainDuplicateRoutes, explainUnlistedDocs, type Site} from './buildSite.ts';

type Version = Parameters<typeof defineSiteConfig>[0]['docs']['versions'][number];

const current: Version = {name: 'current', label: 'Next', isLast: true};

function build(docs: DocFacts, versions = [current]): Site {
  const config = defineSiteConfig({
    ...minimalConfig,
    docs: {mainDoc: 'introduction', versions},
    navbar: {title: 'Docs', items: [{type: 'doc', docId: 'introduction'}]},
  });
  return buildSite({
    config,
    sidebars: {clients: {title: 'Client guides', area: 'Guides', items: ['introduction']}},
    docs,
    apis: [],
    hasDrafts: false,
  });
}

function buildFacts(title: string, slug?: string): DocFacts[string] {
  const frontMatter = {title, description: 'About', keywords: [], draft: false, hide_table_of_contents: false, slug};
  return {frontMatter};
}

function listRoutes({routes}: Site): string[][] {
  return Object.entries(routes).map(([route, {doc, version}]) => [route, version.name, doc.source]);
}

it('maps routes to docs, and the base path to the main doc', () => {
  const site = build({'docs/introduction.mdx': buildFacts('Introduction'), 'docs/search.mdx': buildFacts('Search')});
  expect(listRoutes(site)).toEqual([
    ['/docs/introduction', 'current', 'docs/introduction.mdx'],
    ['/docs/search', 'current', 'docs/search.mdx'],
    ['/docs', 'current', 'docs/introduction.mdx'],
  ]);
});

it('leaves the base path to a doc that has it as its route', () => {
  const site = build({'docs/introduction.mdx': buildFacts('Introduction'), 'docs/index.mdx': buildFacts('Overview')});
  expect(site.routes['/docs']?.doc.source).toBe('docs/index.mdx');
});

it('resolves navbar and sidebars', () => {
  const {navbar, versions} = build({'docs/introduction.mdx': buildFacts('Introduction')});
  const link = {label: 'Introduction', href: '/docs/introduction', docId: 'introduction'};
  expect(navbar.left).toEqual([{kind: 'doc', ...link}]);
  expect(versions[0]?.sidebars).toEqual({clients: {title: 'Client guides', area: 'Guides', items: [{type: 'link', ...link}]}});
});

it('gives a version sidebars and a main doc of its own', () => {
  const released: Version = {
    name: '5',
    label: '5.x (released)',
    path: '5',
    folder: 'versioned_docs/5',
    mainDoc: 'start',
    sidebars: {guides: {title: 'Guides of version 5', items: ['start']}, recipes: {title: 'Recipes', items: ['recipes/copy']}},
  };
  const {versions, routes} = build(
    {
      'docs/introduction.mdx': buildFacts('Introduction'),
      'versioned_docs/5/start.mdx': buildFacts('Start'),
      'versioned_docs/5/recipes/copy.mdx': buildFacts('Copy'),
    },
    [current, released],
  );
  expect(versions.map(({route, sidebars}) => [route, Object.keys(sidebars)])).toEqual([
    ['/docs/introduction', ['clients']],
    ['/docs/5/start', ['guides', 'recipes']],
  ]);
  expect(versions[1]?.sidebars.recipes).toEqual({
    title: 'Recipes',
    area: 'Recipes',
    items: [{type: 'link', label: 'Copy', href: '/docs/5/recipes/copy', docId: 'recipes/copy'}],
  });
  expect(routes['/docs/5/recipes/copy']?.version.name).toBe('5');
});

it('says of which version a sidebar is when a doc in it does not exist', () => {
  const sidebars = {guides: {title: 'Guides', items: ['strat']}};
  const released: Version = {name: '5', label: '5.x', path: '5', folder: 'versioned_docs/5', mainDoc: 'start', sidebars};
  const modules = {'docs/introduction.mdx': buildFacts('Introduction'), 'versioned_docs/5/start.mdx': buildFacts('Start')};
  expect(() => build(modules, [current, released])).toThrow(
    'Cannot find the doc "strat", used by the sidebar "guides" in the version "5" in site.config.ts.',
  );
});

it('keeps the docs of several versions apart', () => {
  const older: Version = {name: '1.0', label: '1.0', path: '1.0', folder: 'versioned_docs/1.0'};
  const modules = {
    'docs/introduction.mdx': buildFacts('Introduction'),
    'versioned_docs/1.0/introduction.mdx': buildFacts('Introduction'),
  };
  expect(listRoutes(build(modules, [current, older]))).toEqual([
    ['/docs/introduction', 'current', 'docs/introduction.mdx'],
    ['/docs/1.0/introduction', '1.0', 'versioned_docs/1.0/introduction.mdx'],
    ['/docs', 'current', 'docs/introduction.mdx'],
  ]);
});

describe('two docs with the same route', () => {
  const site = build({
    'docs/introduction.mdx': buildFacts('Introduction'),
    'docs/search.mdx': buildFacts('Search'),
    'docs/find.mdx': buildFacts('Find', 'search'),
  });

  it('lead to the first one', () => {
    expect(site.routes['/docs/search']?.doc.title).toBe('Search');
  });

  it('are explained', () => {
    expect(explainDuplicateRoutes(site)).toMatchInlineSnapshot(`
      [
        "Duplicate route /docs/search: docs/search.mdx is shown, docs/find.mdx is not. Give one of them another slug.",
      ]
    `);
  });
});

describe('a doc in no sidebar', () => {
  const introduction = buildFacts('Introduction');

  it('is named, with the sidebars that there are', () => {
    const site = build({'docs/introduction.mdx': introduction, 'docs/lost.mdx': buildFacts('Lost')});
    expect(explainUnlistedDocs(site)).toEqual([
      'docs/lost.mdx is in no sidebar, so readers only find it by search. Add "lost" to a sidebar in sidebars.ts (clients), or write "hide_from_sidebar: true" into its front matter.',
    ]);
  });

  it('is fine if it is hidden on purpose or a draft', () => {
    const {frontMatter, ...rest} = buildFacts('Lost');
    const site = build({
      'docs/introduction.mdx': introduction,
      'docs/hidden.mdx': {...rest, frontMatter: {...frontMatter, hide_from_sidebar: true}},
      'docs/draft.mdx': {...rest, frontMatter: {...frontMatter, draft: true}},
    });
    expect(explainUnlistedDocs(site)).toEqual([]);
  });
});
