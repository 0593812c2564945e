import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SiteFiles} from '../build/finishSite.ts';
import {examplesFolder} from '../build/hostHeaders.ts';
import {createCache} from '../cache/cache.ts';
import {cacheFolder, digestCode} from '../cache/codeDigest.ts';
import {digest, digestFiles} from '../cache/digest.ts';
import type {SiteConfig} from '../config/siteConfig.ts';

/** The sites of the documents in `examples`, below the site itself, as somebody else would make them with the command. */
export async function buildExamples(
  siteFolder: string,
  {url, basePath}: Pick<SiteConfig, 'url' | 'basePath'>,
): Promise<SiteFiles> {
  const folder = path.join(siteFolder, examplesFolder);
  const cache = createCache(cacheFolder(siteFolder));
  // React renders with other code while somebody develops.
  const mode = process.env.NODE_ENV ?? '';
  const key = digest(mode, digestCode(siteFolder), digestFiles(folder, ['.']), url, basePath);
  const make = async (name: string): Promise<[string, string | Uint8Array][]> => {
    // Most builds have them in the cache, and need none of what makes them.
    const {buildReferenceSite} = await import('./buildReferenceSite.ts');
    const file = path.join(folder, name, 'openapi.yml');
    const below = `${examplesFolder}/${name}`;
    const {files, warnings} = await buildReferenceSite(siteFolder, {file, out: '', url, basePath: `${basePath}/${below}`});
    if (warnings.length > 0) throw new Error(`${file} isn't as OpenAPI says: ${warnings[0]?.message ?? ''}`);
    return [...files].filter(([path]) => isOfExample(path)).map(([path, content]) => [`${below}/${path}`, content]);
  };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const made = names.map((name) => cache.load(`example-${name}`, key, () => make(name)));
  return new Map((await Promise.all(made)).flat());
}

/** What hosts read is at the root of a site. */
function isOfExample(file: string): boolean {
  return !file.startsWith('../') && file !== '_headers' && file !== 'robots.txt';
}
