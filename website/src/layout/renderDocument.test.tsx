import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {renderDocument} from './renderDocument.tsx';
import {Metadata} from './Metadata.tsx';

const config = defineSiteConfig({
  ...minimalConfig,
  locale: {code: 'fr', label: 'Français'},
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
  announcementBar: {id: 'version-5', content: 'Version 5'},
});
const frontMatter = {title: 'Introduction', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const docs = {'docs/introduction.mdx': {frontMatter}};
const page = {site: buildSite({config, sidebars: {}, docs, apis: [], hasDrafts: false}), route: '/search'};

function SearchPage(): ReactNode {
  return (
    <>
      <Metadata title="Search" description="How to search" />
      <main>Find</main>
    </>
  );
}

describe('the document', () => {
  const html = renderDocument(<SearchPage />, page);

  it('declares language, direction and, first of all, the character set', () => {
    expect(html).toMatch(/^<!doctype html><html lang="fr" dir="ltr" data-theme="dark"><head><meta charSet="utf-8"\/>/);
  });

  it('has what the page says about itself in its head, and the content in its body', () => {
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<title>Search | Docs</title>');
    expect(body).toMatch(/^<body><div data-page="\| Docs"><main>Find<\/main><\/div>/);
  });

  it('has one inline script, which gets the settings of the site', () => {
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).toContain('{"defaultMode":"dark","followsSystem":false,"announcementId":"version-5"');
  });
});
