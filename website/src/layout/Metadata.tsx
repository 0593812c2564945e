import type {ReactNode} from 'react';
import {docsTag} from '../searchSetup.ts';
import {versionOf} from '../site/docLinks.ts';
import {usePage} from '../site/PageProvider.tsx';
import {twinPath} from '@docs/openapi';
import {lastVersion} from '../site/buildNavbar.ts';

export type MetadataProps = {
  title: string;
  description: string;
  /** Route of the page; absent on pages without an address of their own. */
  canonical?: string;
  keywords?: string[];
  isIndexed?: boolean;
  /** The part of the site that the page belongs to in search; a page without one is a part of its own. */
  area?: string | undefined;
  /** ISO date of the last change. */
  modified?: string | undefined;
};

/** What the page says about itself. React moves these elements into the head. */
export function Metadata({
  title,
  description,
  canonical,
  keywords = [],
  isIndexed = true,
  area,
  modified,
}: MetadataProps): ReactNode {
  const {site, route} = usePage();
  const {config, versions} = site;
  const namesSite = title === config.title || title.endsWith(` – ${config.title}`);
  const fullTitle = namesSite ? title : `${title} | ${config.title}`;
  const address = canonical === undefined ? undefined : new URL(canonical, config.url).href;
  const docsVersion = versionOf(site, route);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {canonical && isIndexed && <link rel="alternate" type="text/markdown" href={twinPath(canonical)} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={site.routes[route] ? 'article' : 'website'} />
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta property="og:site_name" content={config.title} />
      <meta property="og:locale" content={config.locale.code} />
      <meta name="twitter:card" content="summary" />
      {area && <meta name="docsearch:lvl0" content={area} />}
      <SearchTags
        locale={config.locale.code}
        version={(docsVersion ?? lastVersion(versions)).name}
        tag={docsVersion ? docsTag(docsVersion.name) : 'default'}
      />
    </>
  );
}

/** Read by DocSearch crawlers and by our own search, to filter results by language and docs version. */
function SearchTags({locale, version, tag}: {locale: string; version: string; tag: string}): ReactNode {
  return (
    <>
      <meta name="docusaurus_locale" content={locale} />
      <meta name="docusaurus_version" content={version} />
      <meta name="docusaurus_tag" content={tag} />
      <meta name="docsearch:language" content={locale} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={tag} />
    </>
  );
}
