import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {digest, digestFiles} from './digest.ts';

/**
 * Where a site's cache is. Copies of a site in the same project share it: what differs has another name in there. SITE_CACHE names
 * another folder, such as an empty one for a build from cold.
 */
export function cacheFolder(siteFolder: string): string {
  return path.resolve(process.env.SITE_CACHE ?? path.join(findProject(siteFolder), 'node_modules/.cache/site'));
}

/** The folder of the project that a site belongs to: the one that says which libraries there are. */
function findProject(siteFolder: string): string {
  for (let folder = siteFolder; folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  throw new Error(`${siteFolder} is in no project: no folder above it has a package-lock.json.`);
}

/** Changes with all code that a site is made with: its own, that of the packages, that of libraries, and what its components import. */
export function digestCode(siteFolder: string): string {
  const project = findProject(siteFolder);
  return digest(
    process.version,
    readFileSync(path.join(project, 'package-lock.json')),
    digestFiles(project, ['packages', 'samples/proof'], isCode),
    digestFiles(siteFolder, ['src', 'static'], isCode),
    digestFiles(path.dirname(siteFolder), ['samples'], (file) => /\/home\.\w+$/.test(file)),
  );
}

function isCode(file: string): boolean {
  return !/(^|\/)(node_modules|__fixtures__)\/|\.test\.tsx?$|\.md$/.test(file);
}
