import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {PageProvider} from '../site/PageProvider.tsx';
import {PageMenu} from './PageMenu.tsx';

const frontMatter = {title: 'Page', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const page = {frontMatter};

/** A released version and the one that it has taken the place of; both have a page about agents. */
function render(route: string, agents: object | undefined, others: Record<string, typeof page> = {}): string {
  const docs = {'docs/introduction.mdx': page, 'docs/agents.mdx': {frontMatter: {...frontMatter, title: 'Use with an agent'}}};
  const site = buildSite({
    config: defineSiteConfig({
      ...minimalConfig,
      ...(agents && {agents: {docId: 'agents', about: 'There is a server.', ...agents}}),
      docs: {
        mainDoc: 'introduction',
        versions: [
          {name: 'current', label: 'Next', isLast: true, successor: {name: '5', notice: 'There is more:'}},
          {name: '5', label: '5.x', path: '5'},
        ],
      },
    }),
    sidebars: {clients: {title: 'Guides', area: 'Guides', items: ['introduction']}},
    docs: {...docs, ...others},
    apis: [{name: 'films', title: 'Films API', route: '/specs/films'}],
    hasDrafts: false,
  });
  const html = renderToStaticMarkup(
    <PageProvider page={{site, route}}>
      <PageMenu title="Page" route={route} />
    </PageProvider>,
  );
  return html.replace(/ class="[^"]*"/g, '');
}

describe('the page about agents', () => {
  it('is the one of the version that is shown', () => {
    expect(render('/docs/introduction', {})).toContain('<a href="/docs/agents">Use with an agent</a>');
    expect(render('/docs/5/introduction', {})).toContain('<a href="/docs/5/agents">Use with an agent</a>');
  });

  it('is the one of the newest version on a page that has none, such as a reference', () => {
    expect(render('/specs/films', {})).toContain('<a href="/docs/5/agents">Use with an agent</a>');
  });

  it('is the one of another version where the version that is shown does not have it', () => {
    const onlyIn5 = {'docs/start.5.mdx': page};
    expect(render('/docs/introduction', {docId: 'start'}, onlyIn5)).toContain('<a href="/docs/5/start">Page</a>');
  });

  it('does not lead to itself', () => {
    expect(render('/docs/5/agents', {})).not.toContain('Use with an agent');
  });

  it('is left out where the configuration names none, or one that is not there', () => {
    expect(render('/docs/introduction', undefined)).not.toContain('Use with an agent');
    expect(render('/docs/introduction', {docId: 'draft'})).not.toContain('Use with an agent');
  });
});
