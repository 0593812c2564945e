import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from './commandError.ts';
import {endings, isMinified, isSource, skippedFolders} from './fileNames.ts';
import {findRepository, listIgnored} from './git.ts';
import {type Found, readGivenPaths} from './givenPaths.ts';

export type SkippedFile = {path: string; reason: string};

const maxBytes = 2_000_000;
/** People write shorter lines, and short files are no bundles. */
const minified = {bytes: 20_000, bytesPerLine: 300};

/** The files to migrate, in the order of the paths and then of their names. Only their size can exclude files that are given by name. */
export function findFiles(paths: string[], cwd: string): {files: Found[]; skipped: SkippedFile[]} {
  const given = readGivenPaths(paths, cwd);
  const found = given.flatMap(({isFolder, ...place}) => (isFolder ? listFolder(place) : [place]));
  if (found.length === 0) throw new CommandError(describeNothing(paths));
  const named = new Set(given.map(({file}) => file));
  const files: Found[] = [];
  const skipped: SkippedFile[] = [];
  for (const place of new Map(found.map((same) => [same.file, same])).values()) {
    const reason = explainSkip(place.file, named.has(place.file));
    if (reason === undefined) files.push(place);
    else skipped.push({path: place.path, reason});
  }
  return {files, skipped};
}

function explainSkip(file: string, isNamed: boolean): string | undefined {
  const {size} = statSync(file);
  if (size > maxBytes) return `It has ${(size / 1e6).toFixed(1)} MB, and the limit is ${maxBytes / 1e6} MB.`;
  if (isNamed || size < minified.bytes) return undefined;
  const lines = readFileSync(file, 'latin1').split('\n').length;
  return size / lines > minified.bytesPerLine ? "It looks minified. If it isn't, give the file itself." : undefined;
}

function listFolder(folder: Found): Found[] {
  const repository = findRepository(folder.file);
  const ignored = repository === undefined ? new Set<string>() : listIgnored(repository, folder.file);
  const isIgnored = [...ignored].some((place) => `${folder.file}${path.sep}`.startsWith(`${place}${path.sep}`));
  return isIgnored ? [] : walkFolder(folder, ignored);
}

/** Links are left alone: what they lead to is elsewhere in the folder, or isn't part of it. */
function walkFolder(folder: Found, ignored: Set<string>): Found[] {
  const entries = readdirSync(folder.file, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const place = {path: path.posix.join(folder.path, entry.name), file: path.join(folder.file, entry.name)};
    if (ignored.has(place.file)) return [];
    if (entry.isFile()) return isSource(entry.name) && !isMinified(entry.name) ? [place] : [];
    if (!entry.isDirectory() || skippedFolders.includes(entry.name)) return [];
    // A repository inside of another has rules of its own.
    return existsSync(path.join(place.file, '.git')) ? listFolder(place) : walkFolder(place, ignored);
  });
}

function describeNothing(paths: string[]): string {
  return `Can't find any file to migrate. Given: ${paths.join(' ')}
In folders, these are searched: ${endings.join(' ')} and package.json.
These aren't: type declarations, .min.js files, symbolic links, what git ignores, and the folders
${skippedFolders.join(', ')}.
Give another folder, or the files themselves.`;
}
