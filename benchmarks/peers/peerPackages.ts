import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../scripts/install.mjs';
import {unpackedPackages} from '../setup/folders.ts';
import packageJson from './package.json' with {type: 'json'};
import {unpackPackage} from './unpackPackage.ts';

type Manifest = {dependencies: Record<string, string>; bundles: Record<string, string>};

const manifest: Manifest = packageJson;

/** Installs what peers are built with, when it is not there or older than the lockfile. No package may run a script. */
export function installPeers(): void {
  const lockfile = path.join(import.meta.dirname, 'package-lock.json');
  const installed = path.join(import.meta.dirname, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing the peers (some minutes the first time)…');
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The peers could not be installed. The benchmark needs the npm registry once, for them.',
    import.meta.dirname,
  );
}

/** The version of an installed package. */
export function peerVersion(name: string): string {
  return manifest.dependencies[name] ?? fail(name, 'dependencies');
}

/**
 * A package that has a bundle for pages without a bundler, and where it is unpacked. The bundle has all it needs: the package's
 * dependencies, some of which have hundreds of their own, are not installed.
 */
export function unpackBundle(id: string): {version: string; folder: string} {
  const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(manifest.bundles[id] ?? fail(id, 'bundles')) ?? [];
  const folder = path.join(unpackedPackages, id);
  unpackPackage(name, version, folder);
  return {version, folder};
}

function fail(name: string, field: keyof Manifest): never {
  throw new Error(
    `"${name}" is not among the ${field} of benchmarks/peers/package.json: ${Object.keys(manifest[field]).join(', ')}`,
  );
}
