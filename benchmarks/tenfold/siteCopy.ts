import path from 'node:path';
import {copySite, runBundled} from '../../website/e2e/fixtureSite.ts';
import {measureProgram, type ProgramUse} from '../measuring/program.ts';
import {emptyCache} from '../setup/emptyCache.ts';
import {root} from '../setup/folders.ts';

export type SiteBuild = ProgramUse & {folder: string};

/**
 * Builds a copy of the site from cold, in a folder of its own, with the specs that `writeSpecs` puts into the copy's specs folder and
 * without the guides, which link to operations of all APIs.
 */
export async function buildSiteCopy(name: string, writeSpecs: (folder: string) => Promise<void>): Promise<SiteBuild> {
  const website = copySite(`benchmark-${name}`);
  await writeSpecs(path.join(website, '../specs'));
  const env = {SITE_CACHE: emptyCache(name)};
  const use = await measureProgram(`The site "${name}"`, {args: [runBundled, path.join(website, 'build.ts')], cwd: root, env});
  return {folder: path.join(website, 'dist/client'), ...use};
}
