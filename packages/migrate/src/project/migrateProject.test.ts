import {expect, it} from 'vitest';
import type {SourceFile} from '../report/migration.ts';
import {migrateProject} from './migrateProject.ts';

function migrateAll(...files: SourceFile[]): Record<string, string> {
  const results = [...migrateProject(files)].map(({path, migration}) => [
    path,
    migration.kind === 'migrated' ? migration.text : migration.reason,
  ]);
  return Object.fromEntries(results) as Record<string, string>;
}

const library = {
  path: 'src/lib/algolia.ts',
  text: `import algoliasearch from 'algoliasearch';\nexport const client = algoliasearch('A', 'B');\nexport const getIndex = (name: string) => client.initIndex(name);\n`,
};

it.each([
  ['./lib/algolia', 'src/page.ts'],
  ['./lib/algolia.js', 'src/page.ts'],
  ['@/lib/algolia', 'src/pages/page.ts'],
])('follows a client that another file exports, imported from %s', (specifier, path) => {
  const page = {path, text: `import { client } from '${specifier}';\nawait client.initIndex('films').search('dune');\n`};
  expect(migrateAll(library, page)[path]).toBe(`import { client } from '${specifier}';
await client.searchSingleIndex({
  indexName: 'films',
  searchParams: { query: 'dune' },
});
`);
});

it('follows a client through a file that passes it on', () => {
  const barrel = {path: 'src/lib/index.ts', text: `export { client as algolia } from './algolia';\n`};
  const page = {path: 'src/page.ts', text: `import { algolia } from './lib';\nalgolia.getApiKey('k');\n`};
  expect(migrateAll(page, barrel, library)['src/page.ts']).toContain("algolia.getApiKey({ key: 'k' });");
});

it('follows what CommonJS exports', () => {
  const exporting = {
    path: 'algolia.js',
    text: `const client = require('algoliasearch')('A', 'B');\nmodule.exports = { client };\n`,
  };
  const page = {path: 'page.js', text: `const { client } = require('./algolia');\nclient.getApiKey('k');\n`};
  expect(migrateAll(exporting, page)['page.js']).toContain("client.getApiKey({ key: 'k' });");
});

it('reports the use of an index from another file, whose client it can’t name', () => {
  const page = {path: 'src/page.ts', text: `import { getIndex } from './lib/algolia';\ngetIndex('films').delete();\n`};
  const [, result] = [...migrateProject([library, page])];
  expect(result?.migration).toMatchObject({text: page.text, findings: [{kind: 'todo', place: {line: 2}}]});
});

it('sets the versions in package.json, and adds what the code imports', () => {
  const manifest = {
    path: 'package.json',
    text: `{\n  "dependencies": {\n    "@algolia/transporter": "^4.0.0",\n    "algoliasearch": "^4.20.0",\n    "react": "19.0.0"\n  }\n}\n`,
  };
  const code = {path: 'a.ts', text: `import { createInMemoryCache } from '@algolia/cache-in-memory';\n`};
  expect(migrateAll(manifest, code)['package.json']).toBe(
    `{\n  "dependencies": {\n    "@algolia/client-common": "5.61.0",\n    "algoliasearch": "5.61.0",\n    "react": "19.0.0"\n  }\n}\n`,
  );
});

it('leaves other versions in package.json alone', () => {
  const text = `{"dependencies": {"algoliasearch": "5.10.0", "@algolia/autocomplete-js": "4.0.0"}}`;
  expect(migrateAll({path: 'package.json', text})['package.json']).toBe(text);
});
