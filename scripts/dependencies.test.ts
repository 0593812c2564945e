import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {z} from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);

/** Folders by the package.json that lists what they import. Samples of guides are programs of readers, who install clients. */
const workspaces: [manifest: string, folders: string[]][] = [
  ['package.json', ['website', 'scripts', 'deploy']],
  ['samples/package.json', ['samples/facts', 'samples/proof']],
  ...packages.map((folder): [string, string[]] => [`${folder}/package.json`, [folder]]),
];

const list = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({name: z.string(), dependencies: list, devDependencies: list});

function listDeclared(manifest: string): string[] {
  const {name, dependencies, devDependencies} = manifestSchema.parse(JSON.parse(readFileSync(path.join(root, manifest), 'utf8')));
  const declared = [name, ...Object.keys(dependencies), ...Object.keys(devDependencies)];
  // Vitest runs all tests from the root.
  return [...declared, ...declared.map((types) => types.replace('@types/', '')), 'vitest'];
}

function listImports(folder: string): {file: string; name: string}[] {
  const files = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file));
  return sources.flatMap((file) => {
    const {importedFiles} = ts.preProcessFile(readFileSync(path.join(root, folder, file), 'utf8'));
    const names = importedFiles.map(({fileName}) => fileName).filter((name) => !name.startsWith('.') && !isBuiltin(name));
    return names.map((name) => ({file: `${folder}/${file}`, name: /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name}));
  });
}

it.each(workspaces)('%s lists all that its code imports', (manifest, folders) => {
  const declared = listDeclared(manifest);
  const missing = folders.flatMap(listImports).filter(({name}) => !declared.includes(name));
  expect(missing.map(({file, name}) => `${file} imports ${name}`)).toEqual([]);
});
