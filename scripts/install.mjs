// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Installs the dependencies when there are none, or when the lockfile is newer than what is installed. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js ${process.versions.node} is too old. Install Node.js 20.19 or newer, then run this again.`);
  }
  const lockfile = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing dependencies (about a minute the first time)…');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The dependencies could not be installed. Check the network and the messages above, then run this again.',
  );
}

/**
 * Runs a command with its output shown; ends the process with the message when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} message
 * @param {string} cwd
 */
export function run(command, args, message, cwd = root) {
  const {status} = spawnSync(command, args, {cwd, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) fail(message);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
