import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {DocPage} from './DocPage.tsx';

const config = defineSiteConfig({
  ...minimalConfig,
  docs: {
    mainDoc: 'introduction',
    editUrl: 'https://example.org/edit',
    versions: [{name: 'current', label: 'Next', isLast: true}],
  },
  navbar: {title: 'Docs', items: []},
});
const frontMatter = {title: 'Introduction', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const headings = [{id: 'filters', text: 'Filters', level: 2 as const}];
const site = buildSite({
  config,
  sidebars: {
    clients: {
      title: 'Client guides',
      area: 'Guides',
      items: ['introduction', {type: 'category', label: 'Guides', items: ['search', 'find']}],
    },
    recipes: {title: 'Recipes', area: 'Recipes', items: ['recipe']},
  },
  docs: {
    'docs/introduction.mdx': {frontMatter},
    'docs/search.mdx': {
      frontMatter: {...frontMatter, title: 'Search'},
      lastUpdated: '2024-05-01T23:30:00+02:00',
    },
    'docs/find.mdx': {frontMatter: {...frontMatter, title: 'Find', hide_table_of_contents: true}},
    'docs/recipe.mdx': {frontMatter: {...frontMatter, title: 'Recipe'}},
    'docs/lonely.mdx': {frontMatter: {...frontMatter, title: 'Lonely'}},
  },
  apis: [],
  hasDrafts: false,
});

function render(route: string): string {
  const current = site.routes[route];
  if (!current) throw new Error(`No doc has the route ${route}.`);
  const html = renderToStaticMarkup(
    <PageProvider page={{site, route}}>
      <DocPage
        {...current}
        headings={route === '/docs/search' || route === '/docs/find' ? headings : []}
        Content={() => <p>Text</p>}
      />
    </PageProvider>,
  );
  return html.replace(/ class="[^"]*"/g, '');
}

it('shows the title above the text', () => {
  expect(render('/docs/lonely')).toContain('<article><h1>Lonely</h1><p>Text</p></article>');
});

it('shows the way from the home page down to the page', () => {
  expect(render('/docs/search')).toContain('<li><a href="/">Home</a></li><li>Guides</li><li aria-current="page">Search</li>');
});

it('leads to the pages before and after it', () => {
  const html = render('/docs/search');
  expect(html).toMatch(/<a href="\/docs\/introduction" rel="prev"[^>]*><span>Previous<\/span>Introduction<\/a>/);
  expect(html).toMatch(/<a href="\/docs\/find" rel="next"[^>]*><span>Next<\/span>Find<\/a>/);
});

it('is in search what its sidebar says, and on its own without one', () => {
  expect(render('/docs/search')).toContain('<meta name="docsearch:lvl0" content="Guides"/>');
  expect(render('/docs/recipe')).toContain('<meta name="docsearch:lvl0" content="Recipes"/>');
  expect(render('/docs/lonely')).not.toContain('docsearch:lvl0');
});

it('has neither breadcrumbs nor neighbours when no sidebar holds it', () => {
  expect(render('/docs/lonely')).not.toMatch(/Breadcrumbs|rel="(prev|next)"/);
});

it('lists its headings unless it has none or says otherwise', () => {
  expect(render('/docs/search')).toContain('<a href="#filters" data-toc-link="filters">Filters</a>');
  expect(render('/docs/find')).not.toContain('On this page');
  expect(render('/docs/lonely')).not.toContain('On this page');
});

it('leads to its file in the repository and tells when that last changed', () => {
  const html = render('/docs/search');
  expect(html).toContain('<a href="https://example.org/edit/docs/search.mdx">Edit this page</a>');
  expect(html).toContain('Last updated on <time dateTime="2024-05-01T23:30:00+02:00">May 1, 2024</time>');
});

it('tells no date when none is known', () => {
  expect(render('/docs/find')).not.toContain('Last updated');
});
