import path from 'node:path';
import {createCache, type Cache} from '../cache/cache.ts';
import {cacheFolder, digestCode} from '../cache/codeDigest.ts';
import {explainDuplicateRoutes, explainUnlistedDocs, type Site} from '../site/buildSite.ts';
import {agentPaths, createPack, renderAgentFiles} from './agentFiles.ts';
import {bundleCode} from './bundleCode.ts';
import {compress} from './compress.ts';
import {finishSite, type SiteFiles} from './finishSite.ts';
import {inTurns} from './inTurns.ts';
import {makePages} from './makePages.ts';
import {createPool, workForPool} from './pool.ts';
import {indexPages} from './searchIndex.ts';
import {createSiteSource, type SiteSettings, type SiteSource} from './siteSource.ts';
import {runWarmTask, warmCache, type WarmTask} from './warmCache.ts';
import {writeSite} from './writeSite.ts';

/** `npm run build`: makes what has changed since the last build, and writes the whole site to `dist`, with what others put into it. */
export async function buildWebsite(
  siteFolder: string,
  settings: SiteSettings,
  makeOthers?: () => Promise<SiteFiles>,
): Promise<void> {
  const start = performance.now();
  const codeDigest = digestCode(siteFolder);
  const cache = createCache(cacheFolder(siteFolder));
  const source = createSiteSource({siteFolder, cache, codeDigest, ...settings});
  if (workForPool((task) => runWarmTask(source, task as WarmTask))) return;

  const site = await source.loadSite();
  for (const warning of [...explainDuplicateRoutes(site), ...explainUnlistedDocs(site)]) console.warn(warning);
  const pool = createPool<WarmTask>();
  await warmCache(source, site, siteFolder, pool);
  await pool.close();
  const files = await loadFiles(source, site, cache);
  const code = await bundleCode(siteFolder, source.specs, cache, codeDigest);
  const {pages, assets} = await makePages({source, site, code, cache, codeDigest});
  const {docs, basePath} = settings.config;
  const index = indexPages(pages, docs.versions);
  const program = await cache.load('agents', codeDigest, makeAgents);
  const published = basePath === '' ? index : indexPages(pages, docs.versions, basePath);
  const built = {
    pages,
    files: new Map([...assets, ...files, ...((await makeOthers?.()) ?? [])]),
    later: agentPaths,
    index: published,
    searchScripts: code.searchScripts,
  };
  // Their index is compressed in other threads while this one writes the site.
  const agentFiles = renderAgentFiles(site, files, index, program, createPack(cache));
  await writeSite(path.join(siteFolder, 'dist/client'), finishSite(built, settings.config), cache, agentFiles);
  cache.prune();
  console.log(`Built ${pages.length} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

async function makeAgents(): Promise<string> {
  const {bundleAgents} = await import('./bundleAgents.ts');
  return bundleAgents();
}

async function loadFiles(source: SiteSource, site: Site, cache: Cache): Promise<SiteFiles> {
  const loaded = await inTurns(await source.loadFiles(site), async ([file, load]) => {
    const content = await load();
    void compress(file, content, cache);
    return [file.slice(1), content] as const;
  });
  return new Map(loaded);
}
