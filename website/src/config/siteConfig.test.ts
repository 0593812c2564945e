import {describe, expect, it} from 'vitest';
import {minimalConfig} from './__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from './siteConfig.ts';

/** A configuration as a plain JavaScript file would hand it over, where the compiler cannot object. */
function define(changes: object): ReturnType<typeof defineSiteConfig> {
  return defineSiteConfig({...minimalConfig, ...changes});
}

it('lists all mistakes at once, each with its path and what would be right', () => {
  expect(() =>
    define({
      tagLine: 'All about it',
      url: 'docs.example.org',
      colorMode: {defaultMode: 'blue'},
      docs: {
        mainDoc: 'introduction',
        versions: [
          {name: 'current', label: 'Next', path: 'next', isLast: true},
          {name: '1.0', label: '1.0', isLast: true},
        ],
      },
      navbar: {title: 'Docs', items: [{type: 'link', href: 'https://example.org'}, {type: 'version'}]},
      footer: {links: [{label: 'Guide', to: '/guide', href: 'https://example.org/guide'}]},
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: site.config.ts has 7 problems:
      url: must be a full http(s) address
      colorMode.defaultMode: Invalid option: expected one of "light"|"dark"
      docs.versions: exactly one version must have isLast: true
      navbar.items[0].label: expected string, received undefined
      navbar.items[1].type: must have a type: "doc", "link", "dropdown", "apiDropdown", "docsVersionDropdown", "localeDropdown", "search" or "colorModeToggle"
      footer.links[0]: needs either "to" (a path of this site) or "href" (a full address)
      (top level): unknown: tagLine; known keys: title, tagline, description, llms, agents, url, basePath, favicon, issuesUrl, locale, colorMode, docs, search, announcementBar, navbar, footer]
  `);
});

describe('defaults', () => {
  it('starts light and follows the system', () => {
    expect(define({}).colorMode).toEqual({defaultMode: 'light', respectPrefersColorScheme: true});
  });

  it('keeps the other colour mode settings when one is given', () => {
    const {colorMode} = define({colorMode: {defaultMode: 'dark'}});
    expect(colorMode).toEqual({defaultMode: 'dark', respectPrefersColorScheme: true});
  });

  it('makes the footer light and empty', () => {
    expect(define({footer: {}}).footer).toEqual({style: 'light', links: []});
  });

  it('puts navbar items on the left and leads its logo to the home page', () => {
    const {navbar} = define({navbar: {title: 'Docs', logo: {src: '/mark.svg'}, items: [{type: 'search'}]}});
    expect(navbar).toEqual({
      title: 'Docs',
      logo: {src: '/mark.svg', alt: '', href: '/'},
      items: [{type: 'search', position: 'left'}],
    });
  });

  it('serves the docs folder below /docs', () => {
    expect(define({}).docs).toMatchObject({routeBasePath: '/docs', versions: [{path: '', folder: 'docs'}]});
  });
});

it.each([
  ['a second locale', {locale: [{code: 'en', label: 'English'}]}, 'locale: expected object, received array'],
  ['a locale from right to left', {locale: {code: 'ar', label: 'العربية', direction: 'rtl'}}, 'locale: unknown: direction'],
  ['an announcement without an id', {announcementBar: {content: 'Hello'}}, 'announcementBar.id'],
])('refuses %s', (_, changes, message) => {
  expect(() => define(changes)).toThrow(message);
});

describe('footer links', () => {
  const guide = {label: 'Guide', to: '/guide'};
  const blog = {label: 'Blog', href: 'https://example.org/blog'};

  it('accepts columns', () => {
    const links = [
      {title: 'Learn', items: [guide]},
      {title: 'More', items: [blog]},
    ];
    expect(define({footer: {links}}).footer?.links).toEqual(links);
  });

  it('accepts a flat list', () => {
    expect(define({footer: {links: [guide, blog]}}).footer?.links).toEqual([guide, blog]);
  });

  it('reports a wrong link of a flat list as a link', () => {
    expect(() => define({footer: {links: [guide, {to: 'blog'}]}})).toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: site.config.ts has 2 problems:
        footer.links[1].label: expected string, received undefined
        footer.links[1].to: must be a path of this site that starts with "/"]
    `);
  });

  it('reports a wrong link of a column at its place in the column', () => {
    expect(() => define({footer: {links: [{title: 'Learn', items: [guide, {label: 'Blog'}]}]}}))
      .toThrowErrorMatchingInlineSnapshot(`
        [AuthorError: site.config.ts has 1 problem:
          footer.links[0].items[1]: needs either "to" (a path of this site) or "href" (a full address)]
      `);
  });
});

describe('addresses', () => {
  it('refuses an address of the site that has a path', () => {
    expect(() => define({url: 'https://example.org/docs'})).toThrow('url: must be an origin without a path');
  });

  it.each(['/start', 'https://example.org'])('lets the logo lead to %s', (href) => {
    expect(define({navbar: {title: 'Docs', logo: {src: '/mark.svg', href}, items: []}}).navbar.logo?.href).toBe(href);
  });

  it('names both kinds of address when the logo leads nowhere', () => {
    expect(() => define({navbar: {title: 'Docs', logo: {src: '/mark.svg', href: 'start'}, items: []}}))
      .toThrowErrorMatchingInlineSnapshot(`
        [AuthorError: site.config.ts has 1 problem:
          navbar.logo.href: must be a path of this site that starts with "/" or a full http(s) address]
      `);
  });
});

describe('docs versions', () => {
  const current = {name: 'current', label: 'Next', path: 'next'};
  const stable = {name: '1.0', label: '1.0', isLast: true};
  const withVersions = (...versions: object[]) => define({docs: {mainDoc: 'introduction', versions}});

  it('accepts several versions of which one is the last', () => {
    expect(withVersions(current, stable).docs.versions.map(({name, isLast}) => [name, isLast])).toEqual([
      ['current', false],
      ['1.0', true],
    ]);
  });

  it('refuses two versions at the same address', () => {
    expect(() => withVersions({...current, path: ''}, stable)).toThrow('docs.versions: each version needs a path of its own');
  });

  it.each(['guides', 'versioned_docs', 'docs/1.0', '../docs'])(
    'refuses the folder %s, whose pages would not be found',
    (folder) => {
      expect(() => withVersions({...stable, folder})).toThrow(
        'docs.versions[0].folder: must be "docs" or a folder in "versioned_docs", such as "versioned_docs/1.0"',
      );
    },
  );

  it('checks the sidebars of a version', () => {
    expect(() => withVersions({...stable, sidebars: {clients: {items: []}}})).toThrow('docs.versions[0].sidebars.clients.title');
  });

  it('refuses versions of which none is the last', () => {
    expect(() => withVersions(current)).toThrow('docs.versions: exactly one version must have isLast: true');
  });
});
