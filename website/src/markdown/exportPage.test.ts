import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it, onTestFinished} from 'vitest';
import {exportPage, readLastUpdated} from './exportPage.ts';
import {headings} from './headings.ts';

const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org', '-c', 'commit.gpgsign=false'];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-page-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', [...author, ...args], {cwd: folder, stdio: 'ignore'});
}

/** A repository whose only commit, of `page.mdx`, has the given date. */
function createRepository(date: string): string {
  const folder = createFolder();
  writeFileSync(path.join(folder, 'page.mdx'), 'Text');
  git(folder, 'init');
  git(folder, 'add', '.');
  const env = {...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: date};
  execFileSync('git', [...author, 'commit', '-m', 'add a page'], {cwd: folder, stdio: 'ignore', env});
  return folder;
}

describe('the date of the last update', () => {
  it('is that of the last commit', () => {
    const folder = createRepository('2024-05-01T10:00:00+02:00');
    expect(readLastUpdated(path.join(folder, 'page.mdx'))).toBe('2024-05-01T10:00:00+02:00');
  });

  it('is unknown for a file that is not committed', () => {
    const folder = createRepository('2024-05-01T10:00:00+02:00');
    writeFileSync(path.join(folder, 'other.mdx'), 'Text');
    expect(readLastUpdated(path.join(folder, 'other.mdx'))).toBeUndefined();
  });

  it('is unknown outside of a repository', () => {
    const folder = createFolder();
    writeFileSync(path.join(folder, 'page.mdx'), 'Text');
    expect(readLastUpdated(path.join(folder, 'page.mdx'))).toBeUndefined();
  });

  it('is unknown in a shallow clone', () => {
    const [repository, clone] = [createRepository('2024-05-01T10:00:00+02:00'), createFolder()];
    git(clone, 'clone', '--depth=1', `file://${repository}`, '.');
    expect(readLastUpdated(path.join(clone, 'page.mdx'))).toBeUndefined();
  });

  it('is unknown in a folder that does not exist', () => {
    expect(readLastUpdated('/no/such/folder/page.mdx')).toBeUndefined();
  });
});

describe('a compiled page', () => {
  it('exports its headings and its date', async () => {
    const folder = createRepository('2024-05-01T10:00:00+02:00');
    const source = {path: path.join(folder, 'page.mdx'), value: '## Search'};
    const module = await evaluate(source, {...runtime, rehypePlugins: [headings, exportPage]});
    expect(module).toMatchObject({
      headings: [{id: 'search', text: 'Search', level: 2}],
      lastUpdated: '2024-05-01T10:00:00+02:00',
    });
  });

  it('exports nothing that is not known', async () => {
    const source = {path: path.join(createFolder(), 'page.mdx'), value: 'Text'};
    expect(Object.keys(await evaluate(source, {...runtime, rehypePlugins: [exportPage]}))).toEqual(['default']);
  });
});
