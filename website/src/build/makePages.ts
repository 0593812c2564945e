import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Cache} from '../cache/cache.ts';
import type {Site} from '../site/buildSite.ts';
import type {BuiltPage} from './builtPage.ts';
import type {CodeBundle} from './bundleCode.ts';
import type {SiteFiles} from './finishSite.ts';
import {renderScript} from './pageAssets.ts';
import {type PageSource, renderSite} from './renderSite.ts';

type PagesOptions = {source: PageSource; site: Site; code: CodeBundle; cache: Cache; codeDigest: string; style?: string};

/** All pages of a site, and the files that their code consists of. */
export async function makePages({code, ...options}: PagesOptions): Promise<{pages: BuiltPage[]; assets: SiteFiles}> {
  const assets = await readAssets(code.browserFolder);
  const script = renderScript({path: code.script, content: assets.get(code.script.slice(1)) ?? ''});
  return {pages: await renderSite({...options, code, script}), assets};
}

/** What the bundle has for browsers, and the files of `static`. */
async function readAssets(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'manifest.json');
  const read = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), await readFile(file)] as const;
  });
  return new Map(await Promise.all(read));
}
