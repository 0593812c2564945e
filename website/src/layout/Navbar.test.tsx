import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {Navbar} from './Navbar.tsx';

type NavbarConfig = Parameters<typeof defineSiteConfig>[0]['navbar'];

/** A site with two versions; only the current one has a page about search. */
function render(navbar: Partial<NavbarConfig>, route: string): string {
  const config = defineSiteConfig({
    ...minimalConfig,
    docs: {
      mainDoc: 'introduction',
      versions: [
        {name: 'current', label: 'Next', path: 'next'},
        {name: '1.0', label: 'Version 1', folder: 'versioned_docs/1.0', isLast: true},
      ],
    },
    navbar: {title: 'Docs', items: [], ...navbar},
  });
  const frontMatter = {title: 'Page', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
  const page = {frontMatter};
  const docs = {'docs/introduction.mdx': page, 'docs/search.mdx': page, 'versioned_docs/1.0/introduction.mdx': page};
  const site = buildSite({
    config,
    sidebars: {clients: {title: 'Client guides', area: 'Guides', items: ['introduction']}},
    docs,
    apis: [{name: 'films', title: 'Films API', route: '/specs/films'}],
    hasDrafts: false,
  });
  const html = renderToStaticMarkup(
    <PageProvider page={{site, route}}>
      <Navbar {...site.navbar} />
    </PageProvider>,
  );
  return html
    .replace(/ class="[^"]*"/g, '')
    .replace(/<svg.*?<\/svg>/g, '')
    .replaceAll('&quot;', '"');
}

describe('the version dropdown', () => {
  const versions: Partial<NavbarConfig> = {items: [{type: 'docsVersionDropdown'}]};

  it('leads to the same page in each version and marks the one that is shown', () => {
    expect(render(versions, '/docs/next/introduction')).toContain(
      '<summary><span>Docs version: </span><span>Next</span></summary><ul role="list">' +
        '<li><a href="/docs/next/introduction" aria-current="true" data-version="current">Next</a></li>' +
        '<li><a href="/docs/introduction" data-version="1.0">Version 1</a></li></ul>',
    );
  });

  it('leads to the start of a version that does not have the page, and says so', () => {
    expect(render(versions, '/docs/next/search')).toContain(
      '<a href="/docs/introduction" data-version="1.0">Version 1<span> without this page</span></a>',
    );
  });

  it('shows the last version on pages that belong to none', () => {
    expect(render(versions, '/')).toContain('<span>Docs version: </span><span data-version-label="">Version 1</span></summary>');
  });
});

describe('a doc', () => {
  const doc: Partial<NavbarConfig> = {items: [{type: 'doc', docId: 'introduction', label: 'Clients'}]};

  it('is current on the pages of its sidebar, and only there', () => {
    expect(render(doc, '/docs/introduction')).toMatch(/<a href="\/docs\/introduction" aria-current="true"[^>]*>Clients<\/a>/);
    expect(render(doc, '/docs/next/search')).not.toContain('aria-current');
  });

  it('knows its address in each version, for readers who prefer another one', () => {
    expect(render(doc, '/')).toContain('data-versioned-link="{"current":"/docs/next/introduction","1.0":"/docs/introduction"}"');
  });
});

it('names a link beside its icon', () => {
  const link = {type: 'link' as const, label: 'Repository', href: 'https://github.com', icon: 'github' as const};
  expect(render({items: [link]}, '/')).toContain('<a href="https://github.com"><span>Repository</span></a>');
});

it('tells behaviour which versions there are', () => {
  expect(render({}, '/')).toContain('data-docs-versions="["current","1.0"]"');
});

it('tells the search what it needs, also without a button for it', () => {
  expect(render({}, '/docs/next/search')).toContain('data-search="{"version":"current","isVersioned":true}"');
  expect(render({}, '/')).toContain('data-search="{"version":"1.0","isVersioned":false}"');
});

describe('a dropdown of pages', () => {
  const pages: Partial<NavbarConfig> = {
    items: [{type: 'dropdown', label: 'HTTP API', items: [{label: 'Search', to: '/search'}]}],
  };

  it('is current on the pages that it leads to, and so is the link', () => {
    const html = render(pages, '/search');
    expect(html).toContain('<summary aria-current="true"><span>HTTP API</span></summary>');
    expect(html).toContain('<a href="/search" aria-current="true">Search</a>');
  });

  it('is not current on other pages', () => {
    expect(render(pages, '/')).not.toContain('aria-current');
    expect(render(pages, '/search/more')).not.toContain('aria-current');
  });

  it('is current on every page of a reference that it leads to', () => {
    const apis: Partial<NavbarConfig> = {items: [{type: 'apiDropdown', label: 'HTTP API'}]};
    expect(render(apis, '/specs/films/rentals')).toContain('<a href="/specs/films" aria-current="true">Films</a>');
    expect(render(apis, '/specs/filmstrips')).not.toContain('aria-current');
  });
});

it('marks the locale that is shown', () => {
  const html = render({items: [{type: 'localeDropdown'}]}, '/search');
  expect(html).toContain('<summary><span>Language: </span><span>EN</span></summary>');
  expect(html).toContain('<a href="/search" aria-current="true" data-locale-link="">English</a>');
});

it('leads to the search page without scripts', () => {
  expect(render({items: [{type: 'search'}]}, '/')).toMatch(/<a href="\/search"[^>]*><span>Search<\/span>/);
});

describe('the brand', () => {
  it('leads to the home page', () => {
    expect(render({title: 'Example'}, '/docs')).toContain('<a href="/">Example</a>');
  });

  it('has the logo, for light and dark, and leads where the logo does', () => {
    const logo = {src: '/logo.svg', srcDark: '/dark.svg', href: 'https://example.org', target: '_self' as const};
    const [brand = ''] = /<a href="https:\/\/example.org" target="_self">.*?<\/a>/.exec(render({logo}, '/')) ?? [];
    expect(brand.match(/<img[^>]*>/g)).toEqual(['<img src="/logo.svg" alt=""/>', '<img src="/dark.svg" alt=""/>']);
  });
});
