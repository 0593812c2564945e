import {chmodSync, mkdirSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../__fixtures__/folder.ts';
import {writeFiles} from './writeFiles.ts';

function write(folder: string, files: Record<string, string>): void {
  writeFiles(Object.entries(files).map(([name, content]) => ({path: name, file: path.join(folder, name), content})));
}

it('replaces files, keeps who may run them, and leaves nothing else', () => {
  const folder = createFolder({'a.js': '1', 'run.js': '1'});
  chmodSync(path.join(folder, 'run.js'), 0o777);
  write(folder, {'a.js': '2', 'run.js': '3'});
  expect(readFileSync(path.join(folder, 'a.js'), 'utf8')).toBe('2');
  expect(statSync(path.join(folder, 'run.js')).mode & 0o777).toBe(0o777);
  expect(readdirSync(folder)).toEqual(['a.js', 'run.js']);
});

it('writes nothing when one file cannot be written', () => {
  const folder = createFolder({'a.js': '1'});
  expect(() => write(folder, {'a.js': '2', 'gone/b.js': '2'})).toThrowErrorMatchingInlineSnapshot(`
    [Error: Can't write gone/b.js: ENOENT: no such file or directory.
    Nothing was written. Make its folder writable, or leave it out.]
  `);
  expect(readFileSync(path.join(folder, 'a.js'), 'utf8')).toBe('1');
  expect(readdirSync(folder)).toEqual(['a.js']);
});

it('says how far it came when a file cannot be replaced', () => {
  const folder = createFolder({'a.js': '1'});
  mkdirSync(path.join(folder, 'b.js'));
  expect(() => write(folder, {'a.js': '2', 'b.js': '2'})).toThrowErrorMatchingInlineSnapshot(`
    [Error: Can't replace b.js: EISDIR: illegal operation on a directory.
    1 of 2 files were written before it. Undo them with git, or run the command again when the file can be replaced.]
  `);
  expect(readdirSync(folder)).toEqual(['a.js', 'b.js']);
});
