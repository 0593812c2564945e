import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Cache} from '../cache/cache.ts';
import type {CommandsConfig} from '../config/commandsConfig.ts';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {FrontMatter} from '../docs/frontMatter.ts';
import {createDocSource, type DocSource} from '../markdown/docSource.ts';
import type {Downloads} from '../markdown/downloads.ts';
import type {Mistake} from '../markdown/mistake.ts';
import {listPrograms, samplesFolder} from '../markdown/sampleFiles.ts';
import type {PageContent} from '../pages/pageContent.ts';
import {programPath} from '../runStart.ts';
import {buildSite, type DocRoute, type Site} from '../site/buildSite.ts';
import type {ApiSummary} from '../site/summarizeApi.ts';
import {addSuccessor} from '../twins/addSuccessor.ts';
import {renderLlmsFull, renderLlmsText} from '../twins/llmsText.ts';
import {twinPath} from '@docs/openapi';
import {migrateFile, mockFile} from './downloadFiles.ts';
import {
  findApi,
  listReferenceFiles,
  listReferenceRoutes,
  listReferenceTwins,
  loadReferencePage,
  loadReferenceTwin,
} from './referencePages.ts';
import {createSpecSource, type SpecSource} from './specSource.ts';

/** What the site's folder says about the site. */
export type SiteSettings = {config: SiteConfig; sidebars: SidebarsConfig; commandsConfig: CommandsConfig};

type SiteOptions = SiteSettings & {
  siteFolder: string;
  cache: Cache;
  /** Changes with the code that makes the site: what other code has made is not kept. */
  codeDigest: string;
};

/** All that the site is made from. Nothing is made before it's asked for: a build asks for everything, `npm run dev` for a page. */
export type SiteSource = {
  docs: DocSource;
  specs: SpecSource;
  downloads: Downloads;
  loadSite: (isDev?: boolean) => Promise<Site>;
  listRoutes: (site: Site) => Promise<string[]>;
  /** What the page of a route shows; nothing if there's no such page. Throws a mistake of its author. */
  loadContent: (site: Site, route: string) => Promise<PageContent | undefined>;
  /** The site's files that are not pages and not code, by their path. */
  loadFiles: (site: Site) => Promise<Map<string, () => Promise<string>>>;
  /** One of them; nothing if there's no such file. */
  loadFile: (site: Site, file: string) => Promise<string | undefined>;
};

export function createSiteSource({siteFolder, config, sidebars, commandsConfig, cache, codeDigest}: SiteOptions): SiteSource {
  const specs = createSpecSource(path.resolve(siteFolder, '../specs'), config.url, cache, codeDigest);
  const samples = samplesFolder(siteFolder);
  const downloads = {[mockFile]: specs.loadMock, [migrateFile]: () => cache.load('migrate', codeDigest, makeMigrate)};
  const docs = createDocSource({siteFolder, config, commandsConfig, downloads}, cache, codeDigest);
  const summarize = ({apis}: Site): Promise<ApiSummary[]> => Promise.all(apis.map(({name}) => specs.load(name, 'summary')));

  /** All but the twins of references: only their pages say how many there are. */
  const listFiles = (site: Site): Map<string, () => Promise<string>> => {
    const loadTwin = async (route: string, {doc, version}: DocRoute): Promise<string> =>
      addSuccessor((await docs.compile(doc.source, version.name)).twin, site, route);
    const twins = Object.entries(site.routes).map(([route, found]) => [route, () => loadTwin(route, found)] as const);
    return new Map<string, () => Promise<string>>([
      ...twins.map(([route, load]) => [twinPath(route), load] as const),
      ...listReferenceFiles(specs, site),
      ['/llms.txt', async () => renderLlmsText(site, await summarize(site))],
      ['/llms-full.txt', async () => renderLlmsFull(site, await loadAll(twins))],
      ...Object.entries(downloads).map(([name, load]) => [`/${name}`, load] as const),
      // What pages run. Not part of their code: a program that changes is no reason to bundle anew.
      ...listPrograms(samples).map((name) => [programPath(name), () => readFile(path.join(samples, name), 'utf8')] as const),
      // The records that the guides' samples work on, for readers who have no index of their own.
      ['/films.json', () => readFile(path.join(specs.folder, 'common/data/films.json'), 'utf8')],
    ]);
  };

  return {
    docs,
    specs,
    downloads,
    async loadSite(isDev = false) {
      const facts = await docs.readFacts(isDev ? excuseFrontMatter : undefined);
      return buildSite({config, sidebars, docs: facts, apis: await specs.listApis(), hasDrafts: isDev});
    },
    async loadContent(site, route) {
      if (route === '/') return {kind: 'home', apis: await summarize(site)};
      if (route === '/search') return {kind: 'search'};
      const api = findApi(site, route);
      if (api) return loadReferencePage(specs, api, route);
      const found = site.routes[route];
      if (!found) return undefined;
      const {code, headings} = await docs.compile(found.doc.source, found.version.name);
      return {kind: 'doc', code, headings};
    },
    listRoutes: async (site) => ['/', '/search', ...(await listReferenceRoutes(specs, site)), ...Object.keys(site.routes)],
    loadFiles: async (site) => new Map([...listFiles(site), ...(await listReferenceTwins(specs, site))]),
    async loadFile(site, file) {
      const load = listFiles(site).get(file);
      return load ? load() : loadReferenceTwin(specs, site, file.replace(/\.md$/, ''));
    },
  };
}

async function makeMigrate(): Promise<string> {
  const {bundleMigrate} = await import('./bundleMigrate.ts');
  return bundleMigrate();
}

async function loadAll(texts: (readonly [string, () => Promise<string>])[]): Promise<Map<string, string>> {
  return new Map(await Promise.all(texts.map(async ([route, load]) => [route, await load()] as const)));
}

/** The page says what is wrong, under its own address, and all others work. */
function excuseFrontMatter({message}: Mistake): FrontMatter {
  return {title: 'This page has a mistake', description: message, keywords: [], draft: false, hide_table_of_contents: true};
}
