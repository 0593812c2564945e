import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from './commandError.ts';
import type {Found} from './givenPaths.ts';

/** The folder of the repository that a file or folder belongs to; undefined if it's in none. */
export function findRepository(file: string): string | undefined {
  for (let folder = file; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** What git ignores in a folder: files, and folders as a whole. If the folder is in an ignored one, it's that one. */
export function listIgnored(repository: string, folder: string): Set<string> {
  const pathspec = path.relative(repository, folder) || '.';
  const flags = ['--others', '--ignored', '--exclude-standard', '--directory'];
  return new Set(listPaths(repository, 'ls-files', '-z', ...flags, '--', pathspec));
}

export type Risk = {path: string; reason: string};

/** The files that git couldn't bring back. */
export function findRisks(files: Found[]): Risk[] {
  const states = new Map<string, RepositoryState>();
  const loadState = (repository: string): RepositoryState => {
    const state = states.get(repository) ?? readState(repository);
    states.set(repository, state);
    return state;
  };
  return files.flatMap(({path: shown, file}) => {
    const repository = findRepository(path.dirname(file));
    const reason = repository === undefined ? "isn't in a git repository" : describeRisk(file, loadState(repository));
    return reason === undefined ? [] : [{path: shown, reason}];
  });
}

function describeRisk(file: string, {tracked, changed}: RepositoryState): string | undefined {
  if (!tracked.has(file)) return "isn't committed";
  return changed.has(file) ? 'has uncommitted changes' : undefined;
}

type RepositoryState = {tracked: Set<string>; changed: Set<string>};

function readState(repository: string): RepositoryState {
  const flags = ['--porcelain', '--no-renames', '--untracked-files=no', '--ignore-submodules'];
  return {
    tracked: new Set(listPaths(repository, 'ls-files', '-z')),
    changed: new Set(
      runGit(repository, 'status', '-z', ...flags).map((entry) => path.join(repository, entry.slice('XY '.length))),
    ),
  };
}

function listPaths(repository: string, ...args: string[]): string[] {
  return runGit(repository, ...args).map((name) => path.resolve(repository, name));
}

/** What git lists; nothing if it isn't installed: containers with Node.js often have none. */
function runGit(repository: string, ...args: string[]): string[] {
  // Variables such as GIT_DIR, which hooks set, would point git to another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const {error, status, stdout, stderr} = spawnSync('git', ['--literal-pathspecs', '--no-optional-locks', ...args], {
    cwd: repository,
    env,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (error && 'code' in error && error.code === 'ENOENT') return [];
  if (status !== 0)
    throw new CommandError(`git doesn't work in ${repository}:\n${error?.message ?? stderr.trim()}`, {cause: error});
  return stdout.split('\0').filter((entry) => entry !== '');
}
