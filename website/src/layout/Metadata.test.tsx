import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {Metadata, type MetadataProps} from './Metadata.tsx';

const config = defineSiteConfig({
  ...minimalConfig,
  docs: {
    mainDoc: 'introduction',
    versions: [
      {name: 'current', label: 'Next', path: 'next'},
      {name: '1.0', label: '1.0', folder: 'versioned_docs/1.0', isLast: true},
    ],
  },
  navbar: {title: 'Docs', items: []},
});
const frontMatter = {title: 'Introduction', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const introduction = {frontMatter};
const docs = {'docs/introduction.mdx': introduction, 'versioned_docs/1.0/introduction.mdx': introduction};
const site = buildSite({config, sidebars: {}, docs, apis: [], hasDrafts: false});

function render(route: string, props: Partial<MetadataProps> = {}): string {
  return renderToStaticMarkup(
    <PageProvider page={{site, route}}>
      <Metadata title="Search" description="How to search" {...props} />
    </PageProvider>,
  );
}

function readTags(html: string, prefix: string): [string, string][] {
  const tags = [...html.matchAll(/<meta name="([^"]*)" content="([^"]*)"\/>/g)];
  return tags.flatMap(([, name = '', content = '']) => (name.startsWith(prefix) ? [[name, content]] : []));
}

describe('the title', () => {
  it('is followed by that of the site', () => {
    const html = render('/search');
    expect(html).toContain('<title>Search | Docs</title>');
    expect(html).toContain('<meta property="og:title" content="Search | Docs"/>');
  });

  it('stands alone where it is that of the site', () => {
    expect(render('/', {title: 'Docs'})).toContain('<title>Docs</title>');
    expect(render('/search', {title: 'Search – Docs'})).toContain('<title>Search – Docs</title>');
  });
});

describe('the canonical address', () => {
  it('starts with that of the site', () => {
    const html = render('/docs', {canonical: '/docs/introduction'});
    expect(html).toContain('<link rel="canonical" href="https://docs.example.org/docs/introduction"/>');
    expect(html).toContain('<meta property="og:url" content="https://docs.example.org/docs/introduction"/>');
  });

  it('is left out on a page without an address', () => {
    expect(render('/404')).not.toMatch(/canonical|og:url/);
  });
});

describe('search tags', () => {
  it('belong to no docs version on other pages', () => {
    expect(readTags(render('/search'), 'docusaurus_')).toEqual([
      ['docusaurus_locale', 'en'],
      ['docusaurus_version', '1.0'],
      ['docusaurus_tag', 'default'],
    ]);
  });

  it('name the docs version on docs pages, for both spellings', () => {
    const html = render('/docs/next/introduction');
    expect(readTags(html, 'docusaurus_')).toEqual([
      ['docusaurus_locale', 'en'],
      ['docusaurus_version', 'current'],
      ['docusaurus_tag', 'docs-default-current'],
    ]);
    expect(readTags(html, 'docsearch:')).toEqual([
      ['docsearch:language', 'en'],
      ['docsearch:version', 'current'],
      ['docsearch:docusaurus_tag', 'docs-default-current'],
    ]);
  });
});

it('keeps a page from search engines when it says so', () => {
  expect(render('/search', {isIndexed: false})).toContain('<meta name="robots" content="noindex"/>');
  expect(render('/search')).not.toContain('robots');
});

it('lists keywords only where there are some', () => {
  expect(render('/search', {keywords: ['find', 'query']})).toContain('<meta name="keywords" content="find, query"/>');
  expect(render('/search')).not.toContain('keywords');
});

it('calls docs articles', () => {
  expect(render('/docs/introduction')).toContain('<meta property="og:type" content="article"/>');
  expect(render('/search')).toContain('<meta property="og:type" content="website"/>');
});

it('says when the page was last changed, where that is known', () => {
  expect(render('/docs/introduction', {modified: '2024-05-01T10:00:00Z'})).toContain(
    '<meta property="article:modified_time" content="2024-05-01T10:00:00Z"/>',
  );
  expect(render('/docs/introduction')).not.toContain('modified_time');
});
