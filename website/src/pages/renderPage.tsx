import type {ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import type {DocContent} from '../layout/DocPage.tsx';
import {renderDocument} from '../layout/renderDocument.tsx';
import type {DocRoute, Site} from '../site/buildSite.ts';
import type {PageContent} from './pageContent.ts';

/**
 * Renders one page to a complete HTML document, without styles and scripts. This is where the site's React code starts; each kind of
 * page is imported when it's needed, so that it has styles of its own.
 */
export async function renderPage(site: Site, route: string, content: PageContent): Promise<string> {
  return renderDocument(await createPage(site, route, content), {site, route});
}

async function createPage(site: Site, route: string, content: PageContent): Promise<ReactNode> {
  switch (content.kind) {
    case 'home': {
      const {HomePage} = await import('../home/HomePage.tsx');
      return <HomePage apis={content.apis} />;
    }
    case 'doc': {
      const {DocPage} = await import('../layout/DocPage.tsx');
      return <DocPage {...findDocRoute(site, route)} headings={content.headings} Content={evaluate(content.code)} />;
    }
    case 'mistake': {
      const [{DocPage}, {MistakeAlert}] = await Promise.all([
        import('../layout/DocPage.tsx'),
        import('../layout/MistakeAlert.tsx'),
      ]);
      return <DocPage {...findDocRoute(site, route)} headings={[]} Content={() => <MistakeAlert {...content.mistake} />} />;
    }
    case 'reference': {
      const {ReferencePage} = await import('../reference/ReferencePage.tsx');
      return <ReferencePage page={content} />;
    }
    case 'referenceOverview': {
      const {OverviewPage} = await import('../reference/OverviewPage.tsx');
      return <OverviewPage page={content} />;
    }
    case 'referenceGroup': {
      const {GroupPage} = await import('../reference/GroupPage.tsx');
      return <GroupPage page={content} />;
    }
    case 'search': {
      const {SearchPage} = await import('../search/page/SearchPage.tsx');
      return <SearchPage />;
    }
    case 'notFound': {
      const {NotFoundPage} = await import('../layout/NotFoundPage.tsx');
      return <NotFoundPage />;
    }
  }
}

function findDocRoute({routes}: Site, route: string): DocRoute {
  const found = routes[route];
  if (!found) throw new Error(`No doc has the route ${route}.`);
  return found;
}

/** Compiled MDX is the body of a function that gets React's runtime and returns what a module would export. */
function evaluate(code: string): DocContent {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own pages, compiled by our own build
  const run = new Function(code) as (given: typeof runtime) => {default: DocContent};
  return run(runtime).default;
}
