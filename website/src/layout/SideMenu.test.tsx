import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {SideMenu} from './SideMenu.tsx';

const frontMatter = {title: 'Page', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const page = {frontMatter};
const site = buildSite({
  config: defineSiteConfig({
    ...minimalConfig,
    docs: {
      mainDoc: 'introduction',
      versions: [
        {name: 'current', label: 'Next', path: 'next'},
        {name: '1.0', label: 'Version 1', folder: 'versioned_docs/1.0', isLast: true},
      ],
    },
    navbar: {
      title: 'Docs',
      items: [
        {type: 'doc', docId: 'introduction', label: 'Clients'},
        {type: 'dropdown', label: 'HTTP API', items: [{label: 'Search', to: '/specs/search'}]},
        {type: 'docsVersionDropdown'},
        {type: 'localeDropdown'},
      ],
    },
  }),
  sidebars: {clients: {title: 'Client guides', area: 'Guides', items: ['introduction', 'filters']}},
  docs: {
    'docs/introduction.mdx': page,
    'docs/filters.mdx': page,
    'versioned_docs/1.0/introduction.mdx': page,
    'versioned_docs/1.0/filters.mdx': page,
  },
  apis: [],
  hasDrafts: false,
});

function render(route: string): string {
  const html = renderToStaticMarkup(
    <PageProvider page={{site, route}}>
      <SideMenu navbar={site.navbar} sidebar={null} />
    </PageProvider>,
  );
  return html.replace(/ class="[^"]*"/g, '').replaceAll('&quot;', '"');
}

it('leads to the same page in each version and marks the one that is shown', () => {
  expect(render('/docs/filters')).toContain(
    '<p>Docs version</p><ul role="list"><li><a href="/docs/next/filters" data-version="current">Next</a></li>' +
      '<li><a href="/docs/filters" aria-current="true" data-version="1.0">Version 1</a></li></ul>',
  );
});

it('marks the doc whose sidebar is shown, and leads to it in the version that is shown', () => {
  expect(render('/docs/filters')).toContain('<a href="/docs/introduction" aria-current="true">Clients</a>');
  expect(render('/docs/next/filters')).toContain('<a href="/docs/next/introduction" aria-current="true">Clients</a>');
});

it('knows the address of a doc in each version on a page of none', () => {
  const routes = '{"current":"/docs/next/introduction","1.0":"/docs/introduction"}';
  expect(render('/specs/search')).toContain(`<a href="/docs/introduction" data-versioned-link="${routes}">Clients</a>`);
});

it('marks the API that is shown', () => {
  expect(render('/specs/search')).toContain('<p>HTTP API</p><ul role="list"><li><a href="/specs/search" aria-current="true">');
  expect(render('/')).toContain('<a href="/specs/search">Search</a>');
});

it('lists the languages, also where there is one', () => {
  expect(render('/docs/filters')).toContain(
    '<p>Language</p><ul role="list"><li><a href="/docs/filters" aria-current="true" data-locale-link="">English</a></li></ul>',
  );
});
