import {existsSync} from 'node:fs';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteFiles} from '../build/finishSite.ts';

/** A file that only a site of this command has. */
const sign = '.reference-site';

/** Writes a site, in place of an older one. Throws for a folder with anything else in it: nothing of somebody's is deleted. */
export async function writeReferenceSite(folder: string, files: SiteFiles): Promise<void> {
  const isThere = existsSync(folder) && (await readdir(folder)).length > 0;
  if (isThere && !existsSync(path.join(folder, sign)))
    throw new Error(
      `${folder} isn't empty, and "npm run reference" didn't make what is in it.\nName another folder with --out, or empty this one.`,
    );
  if (isThere) await rm(folder, {recursive: true});
  const published = [...files].filter(([file]) => !file.startsWith('../'));
  const folders = new Set(published.map(([file]) => path.dirname(path.join(folder, file))));
  await Promise.all([folder, ...folders].map((name) => mkdir(name, {recursive: true})));
  await writeFile(path.join(folder, sign), 'Made by "npm run reference", which replaces this folder.\n');
  for (const [file, content] of published) await writeFile(path.join(folder, file), content);
}
