import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';

const script = path.join(import.meta.dirname, 'browsers.mjs');

/** Looks for Firefox as the user given, on a PATH that has one folder with these programs. */
function find(uid: number, programs: Record<string, string>): {folder: string; output: string; status: number | null} {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const code = `process.getuid = () => ${uid}; const {findFirefox} = await import(${JSON.stringify(script)}); console.log(findFirefox());`;
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: {PATH: folder},
  });
  return {folder, output: stdout + stderr, status};
}

/** Does what it is asked to: the last argument becomes a program beside it. */
const apt = 'for name; do :; done; [ "$1" = install ] && echo > "$PATH/$name" && /bin/chmod +x "$PATH/$name"';

it('takes the first program that is on the PATH', () => {
  const {folder, output} = find(1000, {firefox: '', 'firefox-esr': ''});
  expect(output).toBe(`${folder}/firefox-esr\n`);
});

it('installs a program that is missing, as root', () => {
  const {folder, output, status} = find(0, {'apt-get': apt});
  expect(output).toBe(`Installing Firefox from Debian’s packages…\n${folder}/firefox-esr\n`);
  expect(status).toBe(0);
});

it.each([
  ['without the right to install', 1000, {'apt-get': apt}],
  ['without apt-get', 0, {}],
  ['when the installation fails', 0, {'apt-get': 'exit 1'}],
])('names the program and its package %s', (_, uid, programs) => {
  const {output, status} = find(uid, programs);
  expect(output).toContain(
    'Firefox is missing. Install it; on Debian: apt-get install firefox-esr.\nLooked for on the PATH: firefox-esr, firefox.',
  );
  expect(status).not.toBe(0);
});
