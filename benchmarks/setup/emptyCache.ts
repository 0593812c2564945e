import {rmSync} from 'node:fs';
import path from 'node:path';
import {root} from './folders.ts';

/** A folder for SITE_CACHE: a build that uses it starts from cold. Code in it has to find the libraries. */
export function emptyCache(name: string): string {
  const folder = path.join(root, 'node_modules/.cache', `benchmark-${name}`);
  rmSync(folder, {recursive: true, force: true});
  return folder;
}
