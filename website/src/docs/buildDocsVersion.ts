import type {DocsVersionConfig, SiteConfig} from '../config/siteConfig.ts';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import {buildSidebars} from './buildSidebars.ts';
import type {Doc, DocModule, DocsVersion} from './doc.ts';
import {docRoute, joinRoute} from './docRoute.ts';
import {findDoc} from './findDoc.ts';

export type DocModules = Record<string, DocModule>;

/** Builds one version of the docs from its compiled files, keyed by their path from the site's folder. */
export function buildDocsVersion(
  config: SiteConfig['docs'],
  version: DocsVersionConfig,
  sidebars: SidebarsConfig,
  modules: DocModules,
  options: {hasDrafts: boolean},
): DocsVersion {
  const basePath = joinRoute(config.routeBasePath, version.path);
  const all = Object.entries(modules)
    .filter(([source]) => source.startsWith(`${version.folder}/`))
    .map(([source, module]) => ({isDraft: module.frontMatter.draft, doc: buildDoc(source, module, version.folder, basePath)}));
  const docs = all.filter(({isDraft}) => options.hasDrafts || !isDraft).map(({doc}) => doc);
  const draftIds = all.filter(({isDraft}) => isDraft && !options.hasDrafts).map(({doc}) => doc.id);
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    route: findMainDoc(config, version, docs).route,
    sidebars: version.sidebars
      ? buildSidebars(version.sidebars, docs, draftIds, `the version "${version.name}" in site.config.ts`)
      : buildSidebars(sidebars, docs, draftIds, 'sidebars.ts'),
    docs,
    draftIds,
  };
}

function findMainDoc({mainDoc}: SiteConfig['docs'], version: DocsVersionConfig, docs: Doc[]): Doc {
  if (version.mainDoc !== undefined)
    return findDoc(docs, version.mainDoc, `mainDoc of the version "${version.name}" in site.config.ts`);
  return findDoc(docs, mainDoc, 'docs.mainDoc in site.config.ts');
}

function buildDoc(source: string, {frontMatter, headings, lastUpdated}: DocModule, folder: string, basePath: string): Doc {
  const id = source.slice(folder.length + 1).replace(/\.mdx$/, '');
  return {
    id,
    source,
    route: docRoute(id, frontMatter.slug, basePath),
    title: frontMatter.title,
    description: frontMatter.description,
    sidebarLabel: frontMatter.sidebar_label ?? frontMatter.title,
    keywords: frontMatter.keywords,
    hasTableOfContents: !frontMatter.hide_table_of_contents,
    headings,
    ...(frontMatter.hide_from_sidebar ? {isHidden: true} : {}),
    ...(lastUpdated === undefined ? {} : {lastUpdated}),
  };
}
