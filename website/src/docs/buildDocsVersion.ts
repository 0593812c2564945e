import type {DocsVersionConfig, SiteConfig} from '../config/siteConfig.ts';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import {buildSidebars} from './buildSidebars.ts';
import type {Doc, DocsVersion} from './doc.ts';
import {listDocFiles} from './docFiles.ts';
import {docRoute, joinRoute} from './docRoute.ts';
import {findDoc} from './findDoc.ts';
import type {FrontMatter} from './frontMatter.ts';

/** What is known of the docs without compiling them, by their path from the site's folder. */
export type DocFacts = Record<
  string,
  {frontMatter: FrontMatter; /** ISO date of the last commit that touched the file. */ lastUpdated?: string}
>;

/** Builds one version of the docs. */
export function buildDocsVersion(
  config: SiteConfig['docs'],
  version: DocsVersionConfig,
  sidebars: SidebarsConfig,
  facts: DocFacts,
  options: {hasDrafts: boolean},
): DocsVersion {
  const basePath = joinRoute(config.routeBasePath, version.path);
  const all = [...listDocFiles(Object.keys(facts), version, config)].flatMap(([id, source]) => {
    const known = facts[source];
    return known ? [{isDraft: known.frontMatter.draft, doc: buildDoc(id, source, known, basePath)}] : [];
  });
  const docs = all.filter(({isDraft}) => options.hasDrafts || !isDraft).map(({doc}) => doc);
  const draftIds = all.filter(({isDraft}) => isDraft && !options.hasDrafts).map(({doc}) => doc.id);
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    ...(version.successor === undefined ? {} : {successor: version.successor}),
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

function buildDoc(id: string, source: string, {frontMatter, lastUpdated}: DocFacts[string], basePath: string): Doc {
  return {
    id,
    source,
    route: docRoute(id, frontMatter.slug, basePath),
    title: frontMatter.title,
    description: frontMatter.description,
    sidebarLabel: frontMatter.sidebar_label ?? frontMatter.title,
    keywords: frontMatter.keywords,
    hasTableOfContents: !frontMatter.hide_table_of_contents,
    ...(frontMatter.hide_from_sidebar ? {isHidden: true} : {}),
    ...(lastUpdated === undefined ? {} : {lastUpdated}),
  };
}
