import {listSearchHosts} from '../config/searchHosts.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {BuiltPage} from './builtPage.ts';
import {checkInline} from './checkInline.ts';
import {checkLinks} from './checkLinks.ts';
import {addContentPolicy, buildContentPolicy} from './contentPolicy.ts';
import {renderExternalLinks} from './externalLinks.ts';
import {renderHeadersFile, renderNginxHeaders} from './hostHeaders.ts';
import {findLargePages, markLargeLinks} from './largePages.ts';
import {moveBelow, unknownOrigin} from './moveBelow.ts';
import {addPreloads} from './pageAssets.ts';
import type {IndexFiles} from './searchIndex.ts';
import {renderRobots, renderSitemap} from './sitemap.ts';

/** Files by their path from the folder of the built site. Those that start with `../` are for who looks after the site. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** What of the configuration is in the published files. */
type PublishedSite = Pick<SiteConfig, 'url' | 'search'> & Partial<Pick<SiteConfig, 'basePath'>>;

type BuiltSite = {
  pages: BuiltPage[];
  /** What lies beside them. */
  files: SiteFiles;
  /** Paths of files that are still being made. They go into the site as they are. */
  later?: string[];
  index: IndexFiles;
  /** Those that find and show results. */
  searchScripts?: string[];
  /** Whether all links were written by us. Those in the texts of others lead where they lead. */
  areLinksOurs?: boolean;
};

/** Turns pages and the files beside them into all that is published. Throws when a link is broken or a script is not known. */
export function finishSite(
  {pages, files, later = [], index, searchScripts = [], areLinksOurs = true}: BuiltSite,
  {url, search, basePath = ''}: PublishedSite,
): SiteFiles {
  if (areLinksOurs) checkLinks(pages, new Set([...files.keys(), ...later]));
  checkInline(pages);
  const policy = buildContentPolicy(
    pages.map(({html}) => html),
    listSearchHosts(search),
  );
  const largePages = findLargePages(pages);
  // A hosted search has another client and no index to load.
  const preloads = search.provider === 'embedded' && {
    modules: searchScripts.map((path) => ({path, content: files.get(path.slice(1)) ?? ''})),
    fetched: index.firstFiles,
  };
  const finish = ({route, html}: BuiltPage): string => {
    const finished = addContentPolicy(markLargeLinks(html, largePages), policy);
    return preloads && route === '/search' ? addPreloads(finished, preloads) : finished;
  };
  const published = moveBelow(
    {base: basePath, origin: url},
    new Map([
      ...files,
      ...pages.map((page) => [page.file, finish(page)] as const),
      ...index.files,
      // Both need full addresses.
      ...(url === unknownOrigin
        ? []
        : ([
            ['sitemap.xml', renderSitemap(pages)],
            ['robots.txt', renderRobots(url)],
          ] as const)),
    ]),
    later,
  );
  return new Map([
    ...published,
    ['_headers', renderHeadersFile(policy, [...published.keys(), ...later], basePath)],
    ['../nginx-headers.conf', renderNginxHeaders(policy, basePath)],
    ['../external-links.txt', renderExternalLinks(pages)],
  ]);
}
