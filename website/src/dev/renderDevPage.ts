import {stripVTControlCharacters} from 'node:util';
import {addAssets} from '../build/pageAssets.ts';
import type {SiteSource} from '../build/siteSource.ts';
import {browserEntry} from '../build/viteConfig.ts';
import {MistakeError} from '../markdown/mistake.ts';
import type {PageContent} from '../pages/pageContent.ts';
import type {Site} from '../site/buildSite.ts';
import type {DevRenderer} from './devRenderer.ts';
import {placeStack} from './placeStack.ts';

type Rendered = {status: number; html: string};

/** Renders the page of a route as it is now. A mistake is shown where its author looks. */
export async function renderDevPage(
  {load}: DevRenderer,
  loadSource: () => Promise<SiteSource>,
  route: string,
): Promise<Rendered> {
  try {
    // At once: the page and the code that renders it take about as long.
    const [{site, content}, {renderPage, styles}] = await Promise.all([loadPage(loadSource, route), load()]);
    const html = await renderPage(site, route, content);
    const scripts = ['/@vite/client', `/${browserEntry}`].map((src) => `<script type="module" src="${src}"></script>`);
    return {
      status: content.kind === 'notFound' ? 404 : 200,
      html: addAssets(html, {style: styles[content.kind], script: scripts.join('')}),
    };
  } catch (error) {
    return {status: 500, html: renderCrash(error)};
  }
}

async function loadPage(loadSource: () => Promise<SiteSource>, route: string): Promise<{site: Site; content: PageContent}> {
  const source = await loadSource();
  const site = await source.loadSite(true);
  try {
    return {site, content: (await source.loadContent(site, route)) ?? {kind: 'notFound'}};
  } catch (error) {
    if (!(error instanceof MistakeError)) throw error;
    console.error(error.message);
    return {site, content: {kind: 'mistake', mistake: error.mistake}};
  }
}

/** What is shown when rendering a page throws. It uses nothing of the site, which may be what is wrong. */
function renderCrash(error: unknown): string {
  const text = error instanceof Error ? placeStack(error.stack ?? error.message) : String(error);
  const escaped = stripVTControlCharacters(text).replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
  const heading = 'This page cannot be rendered';
  // The first script shows the page anew when what is wrong has been corrected.
  return `<!doctype html><html lang="en"><title>${heading}</title><h1>${heading}</h1><pre>${escaped}</pre><script type="module" src="/@vite/client"></script></html>`;
}
