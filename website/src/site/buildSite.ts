import type {SiteConfig} from '../config/siteConfig.ts';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import {buildDocsVersion, type DocModules} from '../docs/buildDocsVersion.ts';
import type {Doc, DocsVersion} from '../docs/doc.ts';
import {buildNavbar, lastVersion, type Navbar, type NavLink} from './buildNavbar.ts';

/** Everything the pages are rendered from. */
export type Site = {
  config: SiteConfig;
  versions: DocsVersion[];
  navbar: Navbar;
  routes: Map<string, {doc: Doc; version: DocsVersion}>;
};

type SiteSources = {config: SiteConfig; sidebars: SidebarsConfig; modules: DocModules; apis: NavLink[]; hasDrafts: boolean};

export function buildSite({config, sidebars, modules, apis, hasDrafts}: SiteSources): Site {
  const versions = config.docs.versions.map((version) => buildDocsVersion(config.docs, version, sidebars, modules, {hasDrafts}));
  return {config, versions, navbar: buildNavbar(config.navbar, {config, versions, apis}), routes: buildRoutes(config, versions)};
}

function buildRoutes(config: SiteConfig, versions: DocsVersion[]): Site['routes'] {
  const routes: Site['routes'] = new Map();
  for (const version of versions) {
    for (const doc of version.docs) {
      const earlier = routes.get(doc.route);
      if (earlier)
        console.warn(
          `Duplicate route ${doc.route}: ${earlier.doc.source} is shown, ${doc.source} is not. Give one of them another slug.`,
        );
      else routes.set(doc.route, {doc, version});
    }
  }
  const main = routes.get(lastVersion(versions).route);
  // The docs' base path shows the main doc; its canonical address makes the browser's address bar say so.
  if (main && !routes.has(config.docs.routeBasePath)) routes.set(config.docs.routeBasePath, main);
  return routes;
}
