import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from './buildSite.ts';
import {findVersionedDoc, linkSuccessor, linkVersions, routesByVersion, versionOf} from './docLinks.ts';

const buildFacts = (title: string) => ({
  frontMatter: {title, description: 'About', keywords: [], draft: false, hide_table_of_contents: false},
});

const site = buildSite({
  config: defineSiteConfig({
    ...minimalConfig,
    docs: {
      mainDoc: 'contributing/setup',
      unversioned: ['contributing'],
      versions: [
        {name: 'current', label: 'Next', isLast: true, successor: {name: '5', notice: 'There is more:'}},
        {
          name: '5',
          label: '5.x',
          path: '5',
          mainDoc: 'clients/start',
          sidebars: {clients: {title: 'Guides', items: ['clients/start', 'clients/keys']}},
        },
      ],
    },
  }),
  sidebars: {clients: {title: 'Guides', area: 'Guides', items: ['clients/start', 'clients/old']}},
  docs: {
    'docs/clients/start.mdx': buildFacts('Start'),
    'docs/clients/old.current.mdx': buildFacts('Old'),
    'docs/clients/keys.5.mdx': buildFacts('Keys'),
    'docs/contributing/setup.mdx': buildFacts('Setup'),
  },
  apis: [],
  hasDrafts: false,
});

describe('a page of a version', () => {
  it('is of that version', () => {
    expect(versionOf(site, '/docs/clients/start')?.name).toBe('current');
    expect(versionOf(site, '/docs/5/clients/start')?.name).toBe('5');
  });

  it('leads to the same page of each version', () => {
    expect(linkVersions(site, '/docs/5/clients/start')).toEqual([
      {name: 'current', label: 'Next', href: '/docs/clients/start', isCurrent: false, hasPage: true},
      {name: '5', label: '5.x', href: '/docs/5/clients/start', isCurrent: true, hasPage: true},
    ]);
  });

  it('leads to where a version starts that does not have it, and says so', () => {
    expect(linkVersions(site, '/docs/5/clients/keys')[0]).toMatchObject({href: '/docs/clients/start', hasPage: false});
    expect(linkVersions(site, '/docs/clients/old')[1]).toMatchObject({href: '/docs/5/clients/start', hasPage: false});
  });

  it('names the same page of the version that has taken its place, or else that version', () => {
    expect(linkSuccessor(site, '/docs/clients/start')).toEqual({
      notice: 'There is more:',
      label: 'Start, 5.x',
      href: '/docs/5/clients/start',
    });
    expect(linkSuccessor(site, '/docs/clients/old')).toMatchObject({label: '5.x', href: '/docs/5/clients/start'});
    expect(linkSuccessor(site, '/docs/5/clients/start')).toBeUndefined();
  });
});

describe('a page that is not versioned', () => {
  const route = '/docs/contributing/setup';

  it('is of no version, and has no successor', () => {
    expect(versionOf(site, route)).toBeUndefined();
    expect(linkSuccessor(site, route)).toBeUndefined();
  });

  it('leads to where each version starts', () => {
    expect(linkVersions(site, route).map(({href, hasPage}) => [href, hasPage])).toEqual([
      ['/docs/clients/start', true],
      ['/docs/5/clients/start', true],
    ]);
  });

  it('is the same page in every version', () => {
    expect(routesByVersion(site, 'contributing/setup')).toEqual({current: route, '5': route});
    expect(routesByVersion(site, 'clients/keys')).toEqual({current: '/docs/clients/start', '5': '/docs/5/clients/keys'});
  });
});

describe('a doc that any page may lead to', () => {
  const findRoute = (route: string, docId: string) => findVersionedDoc(site, route, docId)?.route;

  it('is of the version of the page', () => {
    expect(findRoute('/docs/clients/old', 'clients/start')).toBe('/docs/clients/start');
    expect(findRoute('/docs/5/clients/keys', 'clients/start')).toBe('/docs/5/clients/start');
  });

  it('is of the newest version that has it where the page is of none, or of one without it', () => {
    expect(findRoute('/specs/search', 'clients/start')).toBe('/docs/5/clients/start');
    expect(findRoute('/docs/contributing/setup', 'clients/old')).toBe('/docs/clients/old');
    expect(findRoute('/docs/clients/old', 'clients/keys')).toBe('/docs/5/clients/keys');
  });

  it('is nothing where no version has it', () => {
    expect(findRoute('/docs/clients/start', 'clients/missing')).toBeUndefined();
  });
});

it('refuses a successor that there is not', () => {
  const versions = [{name: 'current', label: 'Next', isLast: true, successor: {name: '6', notice: 'More:'}}];
  expect(() => defineSiteConfig({...minimalConfig, docs: {mainDoc: 'start', versions}})).toThrow(
    'the successor of a version must be the name of a version',
  );
});
