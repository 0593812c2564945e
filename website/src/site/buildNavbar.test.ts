import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import type {Doc, DocsVersion} from '../docs/doc.ts';
import {buildNavbar, lastVersion, type SiteNavbar} from './buildNavbar.ts';

type Config = Parameters<typeof defineSiteConfig>[0];
type Sources = {versions?: DocsVersion[]; apis?: {label: string; href: string}[]};

const introduction: Doc = {
  id: 'introduction',
  source: 'docs/introduction.mdx',
  route: '/docs/introduction',
  title: 'Introduction to the clients',
  description: '',
  sidebarLabel: 'Introduction',
  keywords: [],
  hasTableOfContents: true,
};
const current: DocsVersion = {
  name: 'current',
  label: 'Next',
  isLast: true,
  route: '/docs/introduction',
  sidebars: {},
  docs: [introduction],
  draftIds: ['plan'],
};

function build(items: Config['navbar']['items'], {versions = [current], apis = []}: Sources = {}): SiteNavbar {
  const config = defineSiteConfig({
    ...minimalConfig,
    navbar: {title: 'Docs', items},
  });
  return buildNavbar(config.navbar, {versions, apis});
}

it('keeps the order of the items on each side', () => {
  const {left, right} = build([
    {type: 'search', position: 'right'},
    {type: 'doc', docId: 'introduction'},
    {type: 'colorModeToggle', position: 'right'},
    {type: 'link', label: 'Blog', href: 'https://example.org'},
    {type: 'localeDropdown', position: 'right'},
  ]);
  expect(left.map(({kind}) => kind)).toEqual(['doc', 'link']);
  expect(right.map(({kind}) => kind)).toEqual(['search', 'colorModeToggle', 'locales']);
});

describe('a doc', () => {
  it('leads to its route, under the label of the item or else of the sidebar', () => {
    const {left} = build([
      {type: 'doc', docId: 'introduction'},
      {type: 'doc', docId: 'introduction', label: 'Clients'},
    ]);
    expect(left).toEqual([
      {kind: 'doc', label: 'Introduction', href: '/docs/introduction', docId: 'introduction'},
      {kind: 'doc', label: 'Clients', href: '/docs/introduction', docId: 'introduction'},
    ]);
  });

  it('shows nothing while it is a draft', () => {
    expect(build([{type: 'doc', docId: 'plan'}]).left).toEqual([]);
  });

  it('throws and lists the available ids when it is not found', () => {
    expect(() => build([{type: 'doc', docId: 'intro'}])).toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: Cannot find the doc "intro", used by a navbar item in site.config.ts.
      Available doc ids:
        introduction
      Fix the id or add the page.]
    `);
  });

  it('is taken from the last version', () => {
    const older = {...current, name: '1.0', isLast: false, docs: [{...introduction, route: '/docs/1.0/introduction'}]};
    expect(build([{type: 'doc', docId: 'introduction'}], {versions: [older, current]}).left).toMatchObject([
      {href: '/docs/introduction'},
    ]);
  });
});

it('gives a link its icon', () => {
  const link = {label: 'GitHub', href: 'https://github.com', icon: 'github' as const};
  expect(build([{type: 'link', ...link}]).left).toEqual([{kind: 'link', ...link}]);
});

it('leads the links of a dropdown into this site and to others', () => {
  const items = [
    {label: 'Guide', to: '/guide'},
    {label: 'Blog', href: 'https://example.org'},
  ];
  const links = [
    {label: 'Guide', href: '/guide'},
    {label: 'Blog', href: 'https://example.org'},
  ];
  expect(build([{type: 'dropdown', label: 'More', items}]).left).toEqual([{kind: 'dropdown', label: 'More', links}]);
});

describe('the API dropdown', () => {
  it('is hidden while there are no APIs', () => {
    expect(build([{type: 'apiDropdown', label: 'HTTP API'}]).left).toEqual([]);
  });

  it('lists the APIs', () => {
    const apis = [{label: 'Search', href: '/specs/search'}];
    expect(build([{type: 'apiDropdown', label: 'HTTP API'}], {apis}).left).toEqual([
      {kind: 'dropdown', label: 'HTTP API', links: apis},
    ]);
  });
});

describe('the version dropdown', () => {
  it('is hidden while there is one version', () => {
    expect(build([{type: 'docsVersionDropdown'}]).left).toEqual([]);
  });

  it('is there as soon as there are two', () => {
    const older = {...current, name: '1.0', label: '1.0', isLast: false, route: '/docs/1.0/introduction'};
    expect(build([{type: 'docsVersionDropdown'}], {versions: [current, older]}).left).toEqual([{kind: 'versions'}]);
  });
});

it('throws when no version is the last', () => {
  expect(() => lastVersion([{...current, isLast: false}])).toThrow('No docs version has isLast: true in site.config.ts.');
});
