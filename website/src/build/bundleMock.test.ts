import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadDocuments} from '@docs/mock-api';
import {expect, it, onTestFinished} from 'vitest';
import {bundleMock} from './bundleMock.ts';
import {mockFile} from './downloadFiles.ts';

const documents = await loadDocuments();
const file = await bundleMock(documents);

function run(...args: string[]): {status: number | null; stdout: string; stderr: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-mock-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, mockFile), file);
  return spawnSync(process.execPath, [mockFile, ...args], {cwd: folder, encoding: 'utf8', timeout: 60_000});
}

it('gives the same file for the same documents', {timeout: 60_000}, async () => {
  expect(await bundleMock(documents)).toBe(file);
});

it('is small enough to fetch on a whim', () => {
  expect(file.length).toBeLessThan(500_000);
});

it('carries the licences of what is inside', () => {
  expect(file).toMatch(/\n\/\*\n[^]*\bajv\b[^]*MIT[^]*\*\/\n$/);
});

it('says how it is started, not how the repository starts it', {timeout: 60_000}, () => {
  const {stdout} = run('--help');
  expect(stdout).toMatch(/^node mock-api\.mjs \[options\]/);
  expect(stdout).not.toContain('npm');
});

it('names the options when one is not known', {timeout: 60_000}, () => {
  const {status, stderr} = run('--prot', '1');
  expect(status).toBe(1);
  expect(stderr).toMatch(/'--prot'[^]*--port NUMBER/);
});

it('refuses a port that is none', {timeout: 60_000}, () => {
  expect(run('--port', '70000').stderr).toBe('--port is "70000", which is not a port. Choose a number from 0 to 65535.\n');
});
