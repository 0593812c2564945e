import type {EnvironmentModuleNode, ViteDevServer} from 'vite';
import {addAssets} from '../build/pageAssets.ts';
import type {SiteSource} from '../build/siteSource.ts';
import {browserEntry, serverEntry} from '../build/viteConfig.ts';
import {MistakeError} from '../markdown/mistake.ts';
import {type PageContent, pageComponents} from '../pages/pageContent.ts';
import type * as RenderPage from '../pages/renderPage.tsx';
import type {Site} from '../site/buildSite.ts';

type Rendered = {status: number; html: string};

/** Renders the page of a route as it is now. A mistake is shown where its author looks. */
export async function renderDevPage(vite: ViteDevServer, source: SiteSource, route: string): Promise<Rendered> {
  try {
    // At once: the page and the code that renders it take about as long.
    const [{site, content}, {renderPage}] = await Promise.all([
      loadPage(source, route),
      vite.ssrLoadModule(`/${serverEntry}`) as Promise<typeof RenderPage>,
    ]);
    const html = await renderPage(site, route, content);
    const links = await linkStyles(vite, ['src/layout/renderDocument.tsx', pageComponents[content.kind]]);
    const scripts = ['/@vite/client', `/${browserEntry}`].map((src) => `<script type="module" src="${src}"></script>`);
    return {
      status: content.kind === 'notFound' ? 404 : 200,
      html: addAssets(
        html.replace('</head>', () => `${links}</head>`),
        {style: '', script: scripts.join('')},
      ),
    };
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return {status: 500, html: renderCrash(error)};
  }
}

async function loadPage(source: SiteSource, route: string): Promise<{site: Site; content: PageContent}> {
  const site = await source.loadSite(true);
  try {
    return {site, content: (await source.loadContent(site, route)) ?? {kind: 'notFound'}};
  } catch (error) {
    if (!(error instanceof MistakeError)) throw error;
    console.error(error.message);
    return {site, content: {kind: 'mistake', mistake: error.mistake}};
  }
}

/** Links to the stylesheets of some files and of all that they import: in development, each is a file of its own. */
async function linkStyles({environments: {ssr}}: ViteDevServer, files: string[]): Promise<string> {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(visit);
    if (/\.css$/.test(module.url)) styles.add(module.url);
  };
  for (const file of files) {
    const module = await ssr.moduleGraph.getModuleByUrl(`/${file}`);
    if (module) visit(module);
  }
  return [...styles].map((url) => `<link rel="stylesheet" href="${url}?direct">`).join('');
}

/** What is shown when rendering a page throws. It uses nothing of the site, which may be what is wrong. */
function renderCrash(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const escaped = text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
  const heading = 'This page cannot be rendered';
  return `<!doctype html><html lang="en"><title>${heading}</title><h1>${heading}</h1><pre>${escaped}</pre></html>`;
}
