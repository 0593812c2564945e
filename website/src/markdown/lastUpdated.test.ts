import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readLastUpdated} from './lastUpdated.ts';

const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org', '-c', 'commit.gpgsign=false'];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-updated-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

function git(folder: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync('git', [...author, ...args], {cwd: folder, stdio: 'ignore', env: {...process.env, ...env}});
}

function commit(folder: string, files: string[], date: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), date);
  }
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', 'change pages'], {GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: date});
}

function createRepository(): string {
  const folder = createFolder();
  git(folder, ['init']);
  commit(folder, ['site/page.mdx', 'site/docs/a page.mdx', 'readme.txt'], '2024-05-01T10:00:00+02:00');
  commit(folder, ['site/page.mdx'], '2024-06-01T10:00:00+02:00');
  return folder;
}

describe('the date of the last update', () => {
  it('is that of the last commit of the file, by its path from the folder', async () => {
    expect(await readLastUpdated(path.join(createRepository(), 'site'))).toEqual(
      new Map([
        ['page.mdx', '2024-06-01T10:00:00+02:00'],
        ['docs/a page.mdx', '2024-05-01T10:00:00+02:00'],
      ]),
    );
  });

  it('is unknown for a file that is not committed', async () => {
    const folder = createRepository();
    writeFileSync(path.join(folder, 'site/other.mdx'), 'Text');
    expect((await readLastUpdated(path.join(folder, 'site'))).has('other.mdx')).toBe(false);
  });

  it('is unknown outside of a repository, and in a folder that does not exist', async () => {
    expect((await readLastUpdated(createFolder())).size).toBe(0);
    expect((await readLastUpdated('/no/such/folder')).size).toBe(0);
  });

  it('is unknown in a shallow clone', async () => {
    const [repository, clone] = [createRepository(), createFolder()];
    git(clone, ['clone', '--depth=1', `file://${repository}`, '.']);
    expect((await readLastUpdated(path.join(clone, 'site'))).size).toBe(0);
  });
});
