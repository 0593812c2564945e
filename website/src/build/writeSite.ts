import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {compress, isSentCompressed} from './compress.ts';
import type {SiteFiles} from './finishSite.ts';
import {inTurns} from './inTurns.ts';

/** Writes all files of the site into an empty folder, and those that are still being made as soon as they are there. */
export async function writeSite(folder: string, files: SiteFiles, cache: Cache, later?: Promise<SiteFiles>): Promise<void> {
  rmSync(path.dirname(folder), {recursive: true, force: true});
  // Both at once: what fails while nobody waits for it would end the build without its own message.
  await Promise.all([writeFiles(folder, files, cache), later?.then((made) => writeFiles(folder, made, cache))]);
}

/** Of each text, also writes what a server sends: nothing is compressed while a reader waits. */
async function writeFiles(folder: string, files: SiteFiles, cache: Cache): Promise<void> {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(folder, file))));
  for (const name of folders) mkdirSync(name, {recursive: true});
  const write = async ([file, content]: [string, string | Uint8Array]): Promise<void> => {
    const place = path.join(folder, file);
    writeFileSync(place, content);
    if (!isSentCompressed(file)) return;
    const {br, gz} = await compress(file, content, cache);
    writeFileSync(`${place}.br`, br);
    writeFileSync(`${place}.gz`, gz);
  };
  await inTurns(files, write);
}
