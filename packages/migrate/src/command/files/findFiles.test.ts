import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {addFiles, commitAll, createFolder, createRepository} from '../__fixtures__/folder.ts';
import {findFiles} from './findFiles.ts';

const listPaths = (folder: string, ...paths: string[]): string[] => findFiles(paths, folder).files.map(({path: shown}) => shown);

function toFiles(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

it('finds files with code and package.json, in the order of their names', () => {
  const folder = createFolder(toFiles('b.vue', 'a/z.mts', 'a/b/y.svelte', 'package.json', 'a.jsx', 'notes.md', 'tsconfig.json'));
  expect(listPaths(folder, '.')).toEqual(['a/b/y.svelte', 'a/z.mts', 'a.jsx', 'b.vue', 'package.json']);
});

it('leaves out declarations, minified files and what tools write', () => {
  const generated = [
    'node_modules/x/i.js',
    'dist/i.js',
    'a/build/i.js',
    'coverage/i.js',
    '.next/i.js',
    '.nuxt/i.js',
    '.svelte-kit/i.js',
  ];
  const folder = createFolder(toFiles('a.js', 'types.d.ts', 'types.d.mts', 'lib.min.js', 'lib-min.js', ...generated));
  expect(listPaths(folder, '.')).toEqual(['a.js']);
});

it('takes a file by its name, and each only once', () => {
  const folder = createFolder(toFiles('src/a.js', 'lib.min.js', 'dist/b.js'));
  expect(listPaths(folder, 'lib.min.js', 'dist', 'src', 'src/a.js', './src')).toEqual(['lib.min.js', 'dist/b.js', 'src/a.js']);
});

it('does not follow links in a folder, so a loop is none', () => {
  const folder = createFolder(toFiles('src/a.js'));
  symlinkSync('..', path.join(folder, 'src/loop'));
  symlinkSync('a.js', path.join(folder, 'src/b.js'));
  expect(listPaths(folder, 'src')).toEqual(['src/a.js']);
});

it('follows a link that is given, and knows where the file really is', () => {
  const folder = createFolder(toFiles('src/a.js'));
  symlinkSync('src', path.join(folder, 'link'));
  expect(findFiles(['link'], folder).files).toEqual([{path: 'link/a.js', file: path.join(folder, 'src/a.js')}]);
});

it('shows paths from the current folder on', () => {
  const folder = createFolder(toFiles('app/src/a.js', 'other/b.js'));
  expect(listPaths(path.join(folder, 'app'), 'src', '../other', path.join(folder, 'app/src'))).toEqual([
    'src/a.js',
    '../other/b.js',
  ]);
});

it('leaves out what git ignores, unless it is given by name', () => {
  const folder = createRepository({
    '.gitignore': 'out/\n*.gen.js\n',
    ...toFiles('a.js', 'out/b.js', 'src/[id]/c.gen.js', 'src/[id]/c.js', 'src/new/d.gen.js'),
  });
  addFiles(folder, toFiles('src/new/e.js'));
  expect(listPaths(folder, '.')).toEqual(['a.js', 'src/[id]/c.js', 'src/new/e.js']);
  expect(listPaths(folder, 'src/[id]')).toEqual(['src/[id]/c.js']);
  expect(listPaths(folder, 'out/b.js')).toEqual(['out/b.js']);
  expect(() => listPaths(folder, 'out')).toThrow('what git ignores');
});

it('asks a repository inside of another about its own files', () => {
  const folder = createRepository(toFiles('a.js'));
  addFiles(folder, {'inner/.gitignore': 'b.js', ...toFiles('inner/b.js', 'inner/c.js')});
  commitAll(path.join(folder, 'inner'));
  expect(listPaths(folder, '.')).toEqual(['a.js', 'inner/c.js']);
});

it('keeps files above 2 MB apart', () => {
  const folder = createFolder({'large.js': 'x'.repeat(2_100_000), 'small.js': 'x'});
  expect(findFiles(['.', 'large.js'], folder)).toEqual({
    files: [{path: 'small.js', file: path.join(folder, 'small.js')}],
    skipped: [{path: 'large.js', reason: 'It has 2.1 MB, and the limit is 2 MB.'}],
  });
});

it('keeps files that look minified apart, unless they are given by name', () => {
  const line = `export const a = 'some text';\n`;
  const folder = createFolder({'bundle.js': 'x'.repeat(30_000), 'long.js': line.repeat(2000), 'short.js': 'x'.repeat(10_000)});
  const {files, skipped} = findFiles(['.'], folder);
  expect(files.map(({path: shown}) => shown)).toEqual(['long.js', 'short.js']);
  expect(skipped).toEqual([{path: 'bundle.js', reason: expect.stringContaining('looks minified') as string}]);
  expect(listPaths(folder, '.', 'bundle.js')).toContain('bundle.js');
});

/** The message, without the folder of this run. */
function readProblem(folder: string, ...paths: string[]): string {
  try {
    findFiles(paths, folder);
  } catch (error) {
    if (error instanceof Error) return error.message.replaceAll(folder, '<folder>');
  }
  return 'no problem';
}

it('names all paths that are wrong, with what there is', () => {
  const folder = createFolder(toFiles('src/search.js', 'notes.md', 'types.d.ts'));
  expect(readProblem(folder, 'src/serach.js', 'lib/a/b.js', 'notes.md', 'types.d.ts')).toMatchInlineSnapshot(`
    "Can't find src/serach.js in <folder>.
    src has: search.js.
    Fix the path, or give a folder to migrate all its files.

    Can't find lib/a/b.js in <folder>.
    This folder has: notes.md, src, types.d.ts.
    Fix the path, or give a folder to migrate all its files.

    Can't migrate notes.md, types.d.ts.
    A file has to end in .js .mjs .cjs .jsx .ts .mts .cts .tsx .vue .svelte, but not in .d.ts, or be a package.json.
    Leave it out, or give its folder: other files in there are left alone.

    Nothing was written."
  `);
});

it('lists only the first names of a large folder', () => {
  const folder = createFolder(toFiles(...Array.from({length: 12}, (_, index) => `${index + 10}.js`)));
  expect(readProblem(folder, 'a.js')).toContain('19.js and 2 more.');
});

it('says where it looks when it finds nothing', () => {
  expect(readProblem(createFolder(toFiles('a.md')), '.')).toMatchInlineSnapshot(`
    "Can't find any file to migrate. Given: .
    In folders, these are searched: .js .mjs .cjs .jsx .ts .mts .cts .tsx .vue .svelte and package.json.
    These aren't: type declarations, .min.js files, symbolic links, what git ignores, and the folders
    node_modules, .git, .yarn, dist, build, coverage, .next, .nuxt, .svelte-kit.
    Give another folder, or the files themselves."
  `);
});
