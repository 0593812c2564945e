import type {Cache} from '../cache/cache.ts';
import {digest} from '../cache/digest.ts';
import type {PageContent} from '../pages/pageContent.ts';
import type {Site} from '../site/buildSite.ts';
import {type BuiltPage, parsePage} from './builtPage.ts';
import type {CodeBundle} from './bundleCode.ts';
import {inTurns} from './inTurns.ts';
import {addAssets} from './pageAssets.ts';
import type {SiteSource} from './siteSource.ts';

/** What pages are made from. */
export type PageSource = Pick<SiteSource, 'listRoutes' | 'loadContent'>;

type RenderOptions = {
  source: PageSource;
  site: Site;
  code: CodeBundle;
  script: string;
  /** Follows the styles of every page. */
  style?: string;
  cache: Cache;
  codeDigest: string;
};

/** Every page as it's published, but for the content policy, which needs all of them. Those that haven't changed are kept. */
export async function renderSite({
  source,
  site,
  code,
  script,
  style = '',
  cache,
  codeDigest,
}: RenderOptions): Promise<BuiltPage[]> {
  const shared = digest(codeDigest, script, style, describeSite(site));
  const render = async (file: string, route: string, content: PageContent): Promise<BuiltPage> => {
    const key = digest(shared, route, site.routes[route]?.doc.lastUpdated ?? '', JSON.stringify(content));
    return cache.load('page', key, async () => {
      const html = await code.renderPage(site, route, content);
      return parsePage(file, addAssets(html, {style: code.styles[content.kind] + style, script}));
    });
  };
  const pages = await inTurns(await source.listRoutes(site), async (route) => {
    const content = await source.loadContent(site, route);
    if (!content) throw new Error(`The route ${route} has no page.`);
    return render(route === '/' ? 'index.html' : `${route.slice(1)}.html`, route, content);
  });
  return [...pages, await render('404.html', '/404', {kind: 'notFound'})].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * What every page depends on. When another page was written doesn't change this one. Routes are left out: they follow from the rest, and
 * each of them holds its whole version, so a thousand guides would be written a thousand times.
 */
export function describeSite({config, versions, navbar, apis}: Site): string {
  return JSON.stringify({config, versions, navbar, apis}, (key, value: unknown) => (key === 'lastUpdated' ? undefined : value));
}
