import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSampleFiles} from './sampleFiles.ts';

const docsFolder = path.resolve(import.meta.dirname, '../../docs/clients');
const samplesFolder = path.resolve(import.meta.dirname, '../../../samples');
const pages = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({name, text: readFileSync(path.join(docsFolder, name), 'utf8')}))
  .map(({name, text}) => ({name, text, imports: listImports(name, text)}))
  .filter(({imports}) => imports.length > 0);

/** What the JavaScript samples of a page import, as readers see them: with the part that creates the client. */
function listImports(name: string, text: string): string[] {
  const shown = [...text.matchAll(/<Sample\b([^>]*)\/>/g)].map(([, attributes = '']) => {
    const read = (attribute: string): string | undefined => new RegExp(`${attribute}="([^"]+)"`).exec(attributes)?.[1];
    const guide = read('guide') ?? path.basename(name, '.mdx');
    const sample = readSampleFiles(samplesFolder, guide).find(({language}) => language === 'javascript');
    return ['setup', read('region') ?? ''].map((region) => sample?.regions.get(region)?.code ?? '').join('\n');
  });
  const modules = [...shown.join('\n').matchAll(/ from '([^'.][^']*)'/g)].map(([, module = '']) => module);
  return [...new Set(modules.filter((module) => !isBuiltin(module)).map(packageOf))];
}

/** What the page installs. Dependencies of these packages do not count: pnpm does not let programs import them. */
function listInstalled(text: string): string[] {
  const commands = [...text.matchAll(/^npm install (.+)$/gm)].map(([, packages = '']) => packages.split(' '));
  return commands.flat().map((argument) => argument.replace(/(?<=.)@.*$/, ''));
}

/** `algoliasearch` of `algoliasearch/lite`, `@algolia/client-search` of itself. */
function packageOf(module: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

it.each(pages)('$name says how to install every package that its JavaScript samples import', ({text, imports}) => {
  expect(imports).toContain('algoliasearch');
  const installed = listInstalled(text);
  expect(imports.filter((module) => !installed.includes(module))).toEqual([]);
});
