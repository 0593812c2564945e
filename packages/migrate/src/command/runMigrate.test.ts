import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {addFiles, createFolder, createRepository} from './__fixtures__/folder.ts';
import {runMigrate} from './runMigrate.ts';

const before = `import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
const {hits} = await index.search('dune');
console.log(hits);
`;
const call = 'client.searchSingleIndex(';
const project = {
  'package.json': '{"dependencies": {"algoliasearch": "^4.24.0"}}\n',
  'src/search.js': before,
  'src/other.js': 'export const other = 1;\n',
};
const broken = "import 'algoliasearch';\nconst = 1;\n";

function run(cwd: string, argv: string[], {isTTY = false, env = {}} = {}): {code: number; stdout: string; stderr: string} {
  const printed = {stdout: '', stderr: ''};
  const code = runMigrate({
    command: 'migrate',
    argv,
    cwd,
    env,
    stdout: {isTTY, write: (text) => (printed.stdout += text)},
    stderr: {isTTY, write: (text) => (printed.stderr += text)},
  });
  return {code, ...printed};
}

const read = (folder: string, name: string): string => readFileSync(path.join(folder, name), 'utf8');

it('migrates a folder of a repository, and tells what it did', () => {
  const folder = createRepository(project);
  const {code, stdout, stderr} = run(folder, ['.']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^2 files changed.*\n(.*\n)?1 file untouched\n/);
  expect(read(folder, 'src/search.js')).toContain(call);
  expect(read(folder, 'package.json')).toMatch(/"algoliasearch": "\^?5/);
  expect(read(folder, 'src/other.js')).toBe(project['src/other.js']);
  expect(readdirSync(path.join(folder, 'src'))).toEqual(['other.js', 'search.js']);
});

it('has nothing to do the second time', () => {
  const folder = createRepository(project);
  run(folder, ['.']);
  expect(run(folder, ['.']).stdout).toMatch(/^0 files changed\n/);
});

it('keeps the byte order mark and line endings', () => {
  const folder = createRepository({'a.js': `\uFEFF${before.replaceAll('\n', '\r\n')}`});
  expect(run(folder, ['a.js']).code).toBe(0);
  const text = read(folder, 'a.js');
  expect(text).toContain(call);
  expect(text).toMatch(/^\uFEFFimport/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('only shows the changes with --dry-run, in any folder', () => {
  const folder = createFolder(project);
  const {code, stdout} = run(folder, ['src', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^--- a\/src\/search\.js\n\+\+\+ b\/src\/search\.js\n@@ /);
  expect(stdout).toContain("\n-const {hits} = await index.search('dune');\n");
  expect(stdout).toContain('\n\n1 file would change');
  expect(read(folder, 'src/search.js')).toBe(before);
});

it('shows changes that git can apply', () => {
  const [shown, written] = [createRepository(project), createRepository(project)];
  const {stdout} = run(shown, ['src', '--dry-run']);
  execFileSync('git', ['apply', '-'], {cwd: shown, input: stdout.slice(0, stdout.indexOf('\n\n1 file') + 1)});
  run(written, ['src']);
  expect(read(shown, 'src/search.js')).toBe(read(written, 'src/search.js'));
});

it('colours the changes on a terminal, unless NO_COLOR is set', () => {
  const folder = createFolder(project);
  expect(run(folder, ['src', '--dry-run'], {isTTY: true}).stdout).toContain('\x1b[31m-const {hits}');
  expect(run(folder, ['src', '--dry-run'], {isTTY: true, env: {NO_COLOR: '1'}}).stdout).not.toContain('\x1b');
});

it('prints one JSON document with --json', () => {
  const folder = createRepository(project);
  const {stdout} = run(folder, ['src', '--json'], {isTTY: true});
  expect(JSON.parse(stdout)).toMatchObject({
    files: [
      {path: 'src/other.js', status: 'untouched'},
      {path: 'src/search.js', status: 'changed'},
    ],
    summary: {changed: 1, untouched: 1},
  });
  expect(read(folder, 'src/search.js')).toContain(call);
});

it('names a file that cannot be parsed, leaves it alone, and migrates the others', () => {
  const folder = createRepository({...project, 'src/broken.js': broken});
  const {code, stdout} = run(folder, ['src']);
  expect(code).toBe(1);
  expect(stdout).toContain("\n1 file can't be parsed\n");
  expect(stdout).toMatch(/^src\/broken\.js:2:7 {2}Can't parse the file/m);
  expect(read(folder, 'src/broken.js')).toBe(broken);
  expect(read(folder, 'src/search.js')).toContain(call);
});

it('refuses to change what git could not bring back', () => {
  const folder = createRepository(project);
  addFiles(folder, {'src/search.js': `${before}\n`, 'src/new.js': before, 'src/other.js': ''});
  const {code, stdout, stderr} = run(folder, ['.']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatchInlineSnapshot(`
    "Nothing was written, because git couldn't bring back files that would change:
      src/new.js  isn't committed
      src/search.js  has uncommitted changes
    Commit them first, so that you can review and undo the migration.
    Or use --dry-run to only see it, or --force to write the files anyway.
    "
  `);
  expect(read(folder, 'package.json')).toBe(project['package.json']);
});

it('refuses to change files outside of a repository', () => {
  const folder = createFolder(project);
  expect(run(folder, ['src'])).toMatchObject({code: 2, stderr: expect.stringContaining("isn't in a git repository") as string});
  expect(read(folder, 'src/search.js')).toBe(before);
});

it('changes both with --force', () => {
  const folder = createFolder(project);
  expect(run(folder, ['src', '--force']).code).toBe(0);
  expect(read(folder, 'src/search.js')).toContain(call);
});

it('does not mind uncommitted changes in files that it leaves as they are', () => {
  const folder = createRepository(project);
  addFiles(folder, {'src/other.js': '1;\n'});
  expect(run(folder, ['src']).code).toBe(0);
});

it('writes nothing when a path is wrong', () => {
  const folder = createRepository(project);
  expect(run(folder, ['src', 'lib'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining("Can't find lib") as string,
  });
  expect(read(folder, 'src/search.js')).toBe(before);
});

it('prints its help, to the errors if it was not asked for', () => {
  expect(run('/', ['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^migrate \[options\]/) as string,
    stderr: '',
  });
  expect(run('/', [])).toMatchObject({code: 2, stdout: '', stderr: expect.stringMatching(/^migrate \[options\]/) as string});
});

it('passes on what the system says', () => {
  const folder = createRepository(project);
  expect(run(folder, ['x'.repeat(300)])).toMatchObject({code: 2, stderr: expect.stringMatching(/^ENAMETOOLONG: /) as string});
});
