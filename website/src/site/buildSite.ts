import type {SiteConfig} from '../config/siteConfig.ts';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import {buildDocsVersion, type DocFacts} from '../docs/buildDocsVersion.ts';
import type {Doc, DocsVersion, SidebarItem} from '../docs/doc.ts';
import {buildNavbar, lastVersion, type SiteNavbar} from './buildNavbar.ts';

/** Everything the pages are rendered from. */
export type Site = {
  config: SiteConfig;
  versions: DocsVersion[];
  navbar: SiteNavbar;
  routes: Record<string, DocRoute>;
  apis: Api[];
};

/** What every page knows of an API. */
export type Api = {name: string; title: string; route: string};

export type DocRoute = {doc: Doc; version: DocsVersion};

type SiteSources = {
  config: SiteConfig;
  sidebars: SidebarsConfig;
  docs: DocFacts;
  apis: Api[];
  hasDrafts: boolean;
};

export function buildSite({config, sidebars, docs, apis, hasDrafts}: SiteSources): Site {
  const versions = config.docs.versions.map((version) => buildDocsVersion(config.docs, version, sidebars, docs, {hasDrafts}));
  const links = apis.map((api) => ({label: shortTitle(api), href: api.route}));
  return {
    config,
    versions,
    navbar: buildNavbar(config.navbar, {versions, apis: links}),
    routes: buildRoutes(config, versions),
    apis,
  };
}

/** "Search" for the "Search API": where all are APIs, the word says nothing. */
export function shortTitle({title}: Pick<Api, 'title'>): string {
  return title.replace(/ API$/, '');
}

function buildRoutes(config: SiteConfig, versions: DocsVersion[]): Site['routes'] {
  const routes: Site['routes'] = {};
  for (const {doc, version} of listDocs(versions)) routes[doc.route] ??= {doc, version};
  // The docs' base path shows the main doc; its canonical address makes the browser's address bar say so.
  const main = routes[lastVersion(versions).route];
  return main ? {...routes, [config.docs.routeBasePath]: routes[config.docs.routeBasePath] ?? main} : routes;
}

/** One sentence per doc that is not shown because another one has its route. Several parts of a build need the site; one tells. */
export function explainDuplicateRoutes({versions, routes}: Site): string[] {
  return listDocs(versions).flatMap(({doc}) => {
    const shown = routes[doc.route]?.doc ?? doc;
    return shown === doc ? [] : [explainDuplicate(shown, doc)];
  });
}

/** One sentence per doc that no sidebar leads to, and that does not say so itself. */
export function explainUnlistedDocs({versions}: Site): string[] {
  return versions.flatMap(({sidebars, docs}) => {
    const listed = new Set(Object.values(sidebars).flatMap(({items}) => listDocIds(items)));
    const names = Object.keys(sidebars).join(', ');
    return docs
      .filter(({id, isHidden}) => !listed.has(id) && !isHidden)
      .map(
        ({id, source}) =>
          `${source} is in no sidebar, so readers only find it by search. Add "${id}" to a sidebar in sidebars.ts (${names}), or write "hide_from_sidebar: true" into its front matter.`,
      );
  });
}

function listDocIds(items: SidebarItem[]): (string | undefined)[] {
  return items.flatMap((item) => [item.docId, ...(item.type === 'category' ? listDocIds(item.items) : [])]);
}

function listDocs(versions: DocsVersion[]): DocRoute[] {
  return versions.flatMap((version) => version.docs.map((doc) => ({doc, version})));
}

function explainDuplicate(shown: Doc, hidden: Doc): string {
  return `Duplicate route ${hidden.route}: ${shown.source} is shown, ${hidden.source} is not. Give one of them another slug.`;
}
