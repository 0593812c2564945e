import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

type Files = Record<string, string | Buffer>;

/** A folder with these files, until the test ends. */
export function createFolder(files: Files): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'migrate-')));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  addFiles(folder, files);
  return folder;
}

export function addFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** The same as a git repository in which everything is committed. */
export function createRepository(files: Files): string {
  const folder = createFolder(files);
  commitAll(folder);
  return folder;
}

export function commitAll(folder: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '--message', 'first'],
  ])
    execFileSync('git', args, {cwd: folder, env});
}
