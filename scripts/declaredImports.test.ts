import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import rootManifest from '../package.json' with {type: 'json'};
import {root} from './install.mjs';
import {listFiles} from './listFiles.ts';

type Manifest = {name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string>};

/** Folders whose programs have the root's package.json. */
const rootFolders = ['website', 'benchmarks', 'scripts', 'deploy'];
const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);

it.each(['samples', ...packages])('%s declares every package that it imports', (workspace) => {
  const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as Manifest;
  expect(listUndeclared([workspace], manifest)).toEqual([]);
});

it('the root declares every package that the site, the benchmarks and the scripts import', () => {
  expect(listUndeclared(rootFolders, rootManifest)).toEqual([]);
});

it('finds an import that is not declared, and takes types for what they describe', () => {
  const code = `import a from 'a'; import type {B} from 'b'; import('@c/d/e'); import './f.ts'; import fs from 'node:fs';`;
  expect(listPackages(code)).toEqual(['a', 'b', '@c/d']);
  expect(isDeclared('b', {name: 'x', devDependencies: {'@types/b': '1.0.0'}})).toBe(true);
  expect(isDeclared('a', {name: 'x', devDependencies: {'@types/b': '1.0.0'}})).toBe(false);
});

function listUndeclared(folders: string[], manifest: Manifest): string[] {
  const imported = folders.flatMap(listPrograms).flatMap((file) => {
    const names = listPackages(readFileSync(path.join(root, file), 'utf8'));
    return names.filter((name) => !isDeclared(name, manifest)).map((name) => `${name} in ${file}`);
  });
  return [...new Set(imported)];
}

function listPrograms(folder: string): string[] {
  // Programs for the migration assistant are written for packages of other versions.
  const isInput = (file: string): boolean => /^packages\/migrate\/programs\/.+\//.test(file);
  return listFiles(folder).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isInput(file));
}

/** Not Node's own modules, relative files, and what plugins of the build provide. */
function listPackages(code: string): string[] {
  return ts
    .preProcessFile(code)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => /^[@\w]/.test(name) && !isBuiltin(name) && !name.includes(':'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function isDeclared(name: string, {name: own, dependencies, devDependencies}: Manifest): boolean {
  const declared = {...dependencies, ...devDependencies};
  return name === own || name in declared || `@types/${name}` in declared;
}
