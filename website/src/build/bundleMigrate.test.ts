import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {bundleMigrate} from './bundleMigrate.ts';
import {migrateFile} from './downloadFiles.ts';

const file = await bundleMigrate();
const program = `const algoliasearch = require('algoliasearch');

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
index.search('dune').then(({hits}) => console.log(hits));
`;

/** A folder with the file and a program for version 4, and nothing else. */
function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-migrate-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, migrateFile), file);
  writeFileSync(path.join(folder, 'search.js'), program);
  return folder;
}

function run(folder: string, ...args: string[]): {status: number | null; stdout: string; stderr: string} {
  // Without NODE_OPTIONS and such, as in a reader's shell.
  const env = {PATH: process.env.PATH};
  return spawnSync(process.execPath, [migrateFile, ...args], {cwd: folder, env, encoding: 'utf8', timeout: 60_000});
}

it('migrates a program in a folder that has nothing else', {timeout: 60_000}, () => {
  const folder = createFolder();
  const {status, stdout, stderr} = run(folder, 'search.js', '--force');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^1 file changed/);
  expect(readFileSync(path.join(folder, 'search.js'), 'utf8')).toContain('client.searchSingleIndex(');
  expect(readdirSync(folder)).toEqual([migrateFile, 'search.js']);
});

it('leaves itself out', {timeout: 60_000}, () => {
  const {stdout} = run(createFolder(), '.', '--json', '--dry-run');
  expect(JSON.parse(stdout)).toMatchObject({
    files: [{path: 'search.js', status: 'changed'}],
    skipped: [{path: migrateFile}],
  });
});

it('ends quietly when nobody reads on', {timeout: 60_000}, () => {
  const folder = createFolder();
  writeFileSync(path.join(folder, 'search.js'), `${program}// ${'x'.repeat(500_000)}\nindex.search('dune');\n`);
  const shell = `"${process.execPath}" ${migrateFile} search.js --dry-run | head -n 1`;
  const {stdout, stderr} = spawnSync(shell, {cwd: folder, shell: true, encoding: 'utf8'});
  expect([stdout, stderr]).toEqual(['--- a/search.js\n', '']);
});

it('says how it is started, not how the repository starts it', {timeout: 60_000}, () => {
  const {status, stdout} = run(createFolder(), '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^node migrate-algoliasearch\.mjs \[options\]/);
  expect(stdout).not.toContain('npm');
});

it('is small enough to fetch on a whim', () => {
  expect(file.length).toBeLessThan(500_000);
});

it('carries the licences of what is inside', () => {
  expect(file).toMatch(/\n\/\*\n[^]*@babel\/parser\b[^]*MIT[^]*\*\/\n$/);
});
