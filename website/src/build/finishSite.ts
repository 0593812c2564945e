import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import type {SiteConfig} from '../config/siteConfig.ts';
import {listSearchHosts} from '../config/searchHosts.ts';
import {readPages} from './builtPage.ts';
import {checkInline} from './checkInline.ts';
import {checkLinks} from './checkLinks.ts';
import {addContentPolicy, buildContentPolicy} from './contentPolicy.ts';
import {renderExternalLinks} from './externalLinks.ts';
import {renderHeadersFile, renderNginxHeaders} from './hostHeaders.ts';
import {inlineStyles} from './inlineStyles.ts';
import {addIntegrity} from './integrity.ts';
import {writeSearchIndex} from './searchIndex.ts';
import {renderRobots, renderSitemap} from './sitemap.ts';
import {findUnusedAssets} from './unusedAssets.ts';

/** What of the configuration is in the published files. */
type PublishedSite = Pick<SiteConfig, 'url' | 'search'>;

/** Turns what the engine has rendered into the files that are published. Throws when a link is broken or a script is not known. */
export async function finishSite(folder: string, {url, search}: PublishedSite): Promise<{pages: number}> {
  const files = await listBuiltFiles(folder);
  const pages = await readPages(folder);
  checkLinks(pages, new Set(files));
  checkInline(pages);

  const assets = await readAssets(folder, files);
  const readAsset = (href: string): string => assets.get(href.slice(1)) ?? fail(href);
  const styled = pages.map((page) => addIntegrity(inlineStyles(page.html, readAsset), readAsset));
  const policy = buildContentPolicy(styled, listSearchHosts(search));
  await Promise.all(
    pages.map(({file}, index) => writeFile(path.join(folder, file), addContentPolicy(styled[index] ?? '', policy))),
  );
  await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(pages));
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(url));
  await writeFile(path.join(folder, '_headers'), renderHeadersFile(policy));
  // Beside what is published: these are for those who look after the site.
  await writeFile(path.join(folder, '../nginx-headers.conf'), renderNginxHeaders(policy));
  await writeFile(path.join(folder, '../external-links.txt'), renderExternalLinks(pages));

  const unused = findUnusedAssets(styled, assets);
  await Promise.all([...unused, '.vite'].map((file) => rm(path.join(folder, file), {recursive: true})));
  await writeSearchIndex(folder, pages);
  await compressFiles(folder);
  return {pages: pages.length};
}

async function listBuiltFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function readAssets(folder: string, files: string[]): Promise<Map<string, string>> {
  const assets = files.filter((file) => file.startsWith('assets/'));
  return new Map(await Promise.all(assets.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)));
}

function fail(href: string): never {
  throw new Error(`The build has no file ${href}, but a page links it.`);
}

/** Servers send the compressed twins as they are: nothing is compressed while a reader waits. */
export async function compressFiles(folder: string): Promise<void> {
  const texts = (await listBuiltFiles(folder)).filter((file) => /\.(html|m?js|css|svg|xml|txt|json|yml|md)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(content));
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(content, {level: 9}));
    }),
  );
}
