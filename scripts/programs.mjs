// @ts-check
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** @typedef {{title: string, names: string[], packages: string[]}} Program */

/**
 * A program that tests need: from the PATH, or installed now. Where it can't be had, this throws and says what to install.
 * @param {Program} program
 * @returns {string}
 */
export function findProgram(program) {
  const found = findOnPath(program.names) ?? installWithApt(program);
  if (found) return found;
  const {title, names, packages} = program;
  throw new Error(
    `${title} is missing. Install it; on Debian: apt-get install ${packages.join(' ')}.\nLooked for on the PATH: ${names.join(', ')}.`,
  );
}

/**
 * The first of these programs that is on the PATH.
 * @param {string[]} names
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/**
 * Installs the packages where that's possible: as root, on a system with apt-get.
 * @param {Program} program
 */
export function installWithApt({title, names, packages}) {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return undefined;
  console.log(`Installing ${title} from Debian’s packages…`);
  spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return findOnPath(names);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
