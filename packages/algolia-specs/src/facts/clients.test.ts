import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {z} from 'zod';
import {clients, releasedClients} from './clients.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const {javascript, php, java} = clients;

const dependencies = z.record(z.string(), z.string());
const manifest = z.object({dependencies: dependencies.default({}), devDependencies: dependencies.default({})});

it.each(['package.json', 'samples/package.json', 'packages/docs-search/package.json', 'packages/mock-api/package.json'])(
  '%s installs the versions that this site names',
  (file) => {
    const {dependencies: used, devDependencies: tested} = manifest.parse(JSON.parse(read(file)));
    const wanted = {
      algoliasearch: javascript.stable,
      'algoliasearch-alpha': `npm:algoliasearch@${javascript.version}`,
      'algoliasearch-v4': `npm:algoliasearch@${javascript.previous}`,
    };
    const installed = Object.entries({...used, ...tested}).filter(([name]) => name in wanted);
    expect(installed.length).toBeGreaterThan(0);
    expect(wanted).toMatchObject(Object.fromEntries(installed));
  },
);

function list(folder: string, end: string): string[] {
  const names = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith(end)).map((name) => `${folder}/${name}`);
}

/** Pages, specs and code that say which version does what. */
const files = [
  // What changed since the pre-release, and in which version, is what that page is about.
  ...list('website/docs/clients', '.mdx').filter((file) => !file.includes('from-the-pre-release')),
  ...list('specs', '/spec.yml'),
  ...list('packages', '/publishedClients.ts'),
  ...list('packages/mock-api/contract', '.ts'),
  'website/docs/contributing/this-site.mdx',
  'CONTRIBUTING.md',
];

it.each(files)('%s names no other version of a client', (file) => {
  const released = Object.values(releasedClients).map(({version}) => version);
  const known: string[] = [...released, javascript.version, javascript.previous, php.version, java.version];
  const named = read(file).match(/\b(?:5\.0\.0-alpha\.\d+|5\.\d{2,}\.\d+|4\.0\.0-(?:alpha\.\d+|SNAPSHOT)|4\.27\.\d+)\b/g) ?? [];
  expect(named.filter((version) => !known.some((one) => one === version))).toEqual([]);
  const short = [...read(file).matchAll(/(?<!\.0-)\balpha\.(\d+)/g)].map(([, number]) => number);
  expect(short.filter((number) => !javascript.version.endsWith(`alpha.${number}`))).toEqual([]);
});
