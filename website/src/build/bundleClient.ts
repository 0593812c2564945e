import path from 'node:path';
import {modules as packages, type Version} from '@docs/samples/versions';
import {rolldown} from 'rolldown';

const nodeFolder = path.resolve(import.meta.dirname, '../run/node');
const samplesFolder = path.resolve(import.meta.dirname, '../../../samples');

/** What the guides of a version import. */
const imported: Record<Version, string[]> = {
  ga: [
    'algoliasearch',
    'algoliasearch/lite',
    '@algolia/client-common',
    '@algolia/client-search',
    '@algolia/requester-fetch',
    '@algolia/requester-node-http',
  ],
  alpha: [
    'algoliasearch',
    'algoliasearch/lite',
    '@algolia/client-common',
    '@algolia/client-search',
    '@algolia/requester-node-http',
  ],
  v4: ['algoliasearch', 'algoliasearch/lite'],
};

/** What clients ask Node.js for, and what the worker of a page has instead. */
const replaced: Record<string, string> = {
  '@algolia/requester-node-http': 'requester.ts',
  crypto: 'crypto.ts',
  zlib: 'zlib.ts',
};

const entry = '\0published-client';

/**
 * The published clients of a version as one module, as Node.js loads them, except for what a browser doesn't have. What takes its place
 * is left as an import, so that the worker has it once.
 */
export async function bundleClient(version: Version): Promise<{code: string; files: string[]}> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    plugins: [
      {
        name: 'published-client',
        async resolveId(id, importer) {
          if (id === entry) return entry;
          if (id.startsWith(nodeFolder)) return {id, external: 'absolute'};
          const replacement = replaced[id.replace(/^node:/, '')];
          if (replacement !== undefined) return `\0${path.join(nodeFolder, replacement)}`;
          if (importer !== entry) return null;
          const [name, parent] = locate(id, version);
          return this.resolve(name, parent, {skipSelf: true});
        },
        load(id) {
          if (id === entry) return writeEntry(version);
          // A module of its own, because version 4 requires it, and what is required can't be outside.
          return id.startsWith(`\0${nodeFolder}`) ? `export * from ${JSON.stringify(id.slice(1))};` : null;
        },
      },
    ],
  });
  const {output} = await bundle.generate({format: 'es'});
  await bundle.close();
  const [chunk, ...others] = output;
  if (others.length > 0)
    throw new Error(`The client must be one file, but it is ${output.map(({fileName}) => fileName).join(', ')}.`);
  return {code: chunk.code, files: chunk.moduleIds};
}

/** What an import is called in node_modules, and from where: the parts of an older version lie inside of it. */
function locate(id: string, version: Version): [name: string, parent: string] {
  const own = packages[version];
  const samples = path.join(samplesFolder, 'package.json');
  if (id.startsWith('algoliasearch')) return [id.replace('algoliasearch', own), samples];
  return [id, own === 'algoliasearch' ? samples : path.join(samplesFolder, '../node_modules', own, 'package.json')];
}

function writeEntry(version: Version): string {
  const names = imported[version];
  const imports = names.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`);
  const listed = names.map((name, index) => `${JSON.stringify(name)}: module${index}`);
  return `${imports.join('\n')}\nexport const modules = {${listed.join(', ')}};\n`;
}
