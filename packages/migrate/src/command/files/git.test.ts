import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {addFiles, createFolder, createRepository} from '../__fixtures__/folder.ts';
import {findRepository, findRisks, listIgnored} from './git.ts';

const place = (folder: string, name: string) => ({path: name, file: path.join(folder, name)});

it('finds no risk in committed files', () => {
  const folder = createRepository({'a.js': '1', 'src/b ü.js': '1'});
  expect(findRisks([place(folder, 'a.js'), place(folder, 'src/b ü.js')])).toEqual([]);
});

it('tells why git could not bring a file back', () => {
  const folder = createRepository({'.gitignore': 'ignored.js', 'changed.js': '1', 'staged.js': '1', 'ignored.js': '1'});
  addFiles(folder, {'changed.js': '2', 'staged.js': '2', 'new.js': '1', 'added.js': '1'});
  execFileSync('git', ['add', 'staged.js', 'added.js'], {cwd: folder});
  const names = ['changed.js', 'staged.js', 'new.js', 'added.js', 'ignored.js'];
  expect(findRisks(names.map((name) => place(folder, name)))).toEqual([
    {path: 'changed.js', reason: 'has uncommitted changes'},
    {path: 'staged.js', reason: 'has uncommitted changes'},
    {path: 'new.js', reason: "isn't committed"},
    {path: 'added.js', reason: 'has uncommitted changes'},
    {path: 'ignored.js', reason: "isn't committed"},
  ]);
});

it('knows files outside of a repository', () => {
  const folder = createFolder({'a.js': ''});
  expect(findRepository(folder)).toBeUndefined();
  expect(findRisks([place(folder, 'a.js')])).toEqual([{path: 'a.js', reason: "isn't in a git repository"}]);
});

it('is not led to another repository by the variables of a hook', () => {
  const folder = createRepository({'a.js': '1'});
  vi.stubEnv('GIT_DIR', path.join(createRepository({'b.js': '1'}), '.git'));
  try {
    expect(findRisks([place(folder, 'a.js')])).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
  }
});

it('ignores nothing and trusts no file where git is not installed', () => {
  const folder = createRepository({'.gitignore': 'b.js', 'a.js': '1', 'b.js': '1'});
  vi.stubEnv('PATH', folder);
  try {
    expect(listIgnored(folder, folder)).toEqual(new Set());
    expect(findRisks([place(folder, 'a.js')])).toHaveLength(1);
  } finally {
    vi.unstubAllEnvs();
  }
});

it('passes on what git says when it fails', () => {
  const folder = createFolder({'.git/HEAD': 'nonsense'});
  expect(() => listIgnored(folder, folder)).toThrow(/^git doesn't work in .*\nfatal: not a git repository/);
});
