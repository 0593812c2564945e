import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Puts a published package into a folder, without what it depends on, unless that version is there already. */
export function unpackPackage(name: string, version: string, folder: string): void {
  if (readVersion(folder) === version) return;
  console.log(`Fetching ${name}@${version}…`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const archive = run(`npm pack ${name}@${version} --silent`, folder);
  run(`tar -xzf ${archive} --strip-components=1`, folder);
}

function readVersion(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version : undefined;
}

function run(command: string, cwd: string): string {
  const {status, stdout} = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`"${command}" failed in ${cwd}. The benchmark needs the npm registry once, for its peers.`);
  return stdout.trim();
}
