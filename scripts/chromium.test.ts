import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const script = path.join(import.meta.dirname, 'chromium.mjs');

/** Looks for the browser of tests with an empty PATH and as an ordinary user, with the environment given. */
function find(env: Record<string, string>): {output: string; status: number | null} {
  const code = `process.getuid = () => 1000; const {findShell} = await import(${JSON.stringify(script)}); console.log(findShell());`;
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: {PATH: '', ...env},
  });
  return {output: stdout + stderr, status};
}

it('takes the browser that CHROMIUM_PATH names', () => {
  expect(find({CHROMIUM_PATH: process.execPath})).toEqual({output: `${process.execPath}\n`, status: 0});
});

it('takes one without windows from the PATH, and any other where there is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const add = (name: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, '', {mode: 0o755});
    return `${file}\n`;
  };
  const chromium = add('chromium');
  expect(find({PATH: folder}).output).toBe(chromium);
  const shell = add('chromium-headless-shell');
  expect(find({PATH: folder}).output).toBe(shell);
  expect(find({PATH: folder, CHROMIUM_PATH: process.execPath}).output).toBe(`${process.execPath}\n`);
  rmSync(folder, {recursive: true});
});

it('says so when CHROMIUM_PATH names no file', () => {
  expect(find({CHROMIUM_PATH: '/no/such/browser'}).output).toContain(
    'CHROMIUM_PATH is /no/such/browser, but there is no such file.',
  );
});

it('tries an installation before it gives up with a message that says what to do', () => {
  const {output, status} = find({});
  expect(output).toContain('Installing Chromium with Playwright…');
  expect(output).toContain('No browser for the tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH');
  expect(status).not.toBe(0);
});
