import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

type LockedPackages = Record<string, {optionalDependencies?: Record<string, string>; resolved?: string}>;

const root = path.resolve(import.meta.dirname, '..');

describe.each(['package-lock.json', 'benchmarks/peers/package-lock.json'])('%s', (file) => {
  const {packages} = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {packages: LockedPackages};

  // Without the entries of other platforms, `npm ci` fails there, and with an empty cache here, too.
  it('has an entry for every optional package that a package names', () => {
    expect(listMissing(packages)).toEqual([]);
  });

  it('names no registry', () => {
    const addresses = Object.values(packages).map(({resolved = ''}) => resolved);
    expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
  });
});

it('looks for a package where Node.js does: beside the one that needs it, then further up', () => {
  const needs = (name: string): LockedPackages[string] => ({optionalDependencies: {[name]: '1.0.0'}});
  expect(
    listMissing({
      'node_modules/a': needs('top'),
      'node_modules/a/node_modules/@b/c': needs('beside'),
      'node_modules/a/node_modules/beside': needs('top'),
      'node_modules/d': needs('beside'),
      'node_modules/top': {},
    }),
  ).toEqual(['node_modules/d needs beside']);
});

function listMissing(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !listFolders(folder).some((parent) => path.posix.join(parent, 'node_modules', name) in packages))
      .map((name) => `${folder} needs ${name}`),
  );
}

/** A package's folder, and those of the packages that it lies in, up to the root. */
function listFolders(folder: string): string[] {
  const [, parent = ''] = /^(.+)\/node_modules\//.exec(folder) ?? [];
  return folder === '' ? [''] : [folder, ...listFolders(parent)];
}
