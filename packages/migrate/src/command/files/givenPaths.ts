import {readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from './commandError.ts';
import {endings, isSource} from './fileNames.ts';

/** A file or folder: its path as the output shows it, from the current folder on and with slashes, and where it really is. */
export type Found = {path: string; file: string};

export type GivenPath = Found & {isFolder: boolean};

/** Looks up the paths of the command line. Throws with everything that's wrong with them. */
export function readGivenPaths(paths: string[], cwd: string): GivenPath[] {
  const problems: string[] = [];
  const others: string[] = [];
  const given = paths.flatMap((name) => {
    const absolute = path.resolve(cwd, name);
    const isFolder = statSync(absolute, {throwIfNoEntry: false})?.isDirectory();
    if (isFolder === undefined) problems.push(describeMissing(name, cwd));
    else if (!isFolder && !isSource(path.basename(absolute))) others.push(name);
    else return [{path: showPath(absolute, cwd), file: realpathSync(absolute), isFolder}];
    return [];
  });
  if (others.length > 0) problems.push(describeOthers(others));
  if (problems.length > 0) throw new CommandError(`${problems.join('\n\n')}\n\nNothing was written.`);
  return given;
}

function showPath(absolute: string, cwd: string): string {
  return path.relative(cwd, absolute).replaceAll(path.sep, '/') || '.';
}

function describeMissing(name: string, cwd: string): string {
  let folder = path.dirname(path.resolve(cwd, name));
  while (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) folder = path.dirname(folder);
  return `Can't find ${name} in ${cwd}.
${path.relative(cwd, folder) || 'This folder'} has: ${listNames(folder)}.
Fix the path, or give a folder to migrate all its files.`;
}

function listNames(folder: string): string {
  const names = readdirSync(folder).sort();
  const shown = names.slice(0, 10).join(', ') || 'nothing';
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}

function describeOthers(names: string[]): string {
  return `Can't migrate ${names.join(', ')}.
A file has to end in ${endings.join(' ')}, but not in .d.ts, or be a package.json.
Leave it out, or give its folder: other files in there are left alone.`;
}
