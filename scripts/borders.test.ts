import path from 'node:path';
import {ESLint} from 'eslint';
import {beforeAll, expect, it} from 'vitest';

/** The rules about imports and hooks, without those that need types: they would read the whole project for each file. */
const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '..'),
  ruleFilter: ({ruleId}) => /restricted|relative-packages|extraneous|^react-hooks\//.test(ruleId),
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});

async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result?.messages.map(({message}) => message) ?? [];
}

// The first file takes longest: the configuration and its plugins are loaded for it.
beforeAll(() => lint('website/src/x.ts', ''), 120_000);

const meeting = 'meet in src/dataAttributes.ts';
const island = 'Reach an island by import()';
const byName = 'Import a package by its name';

const broken: [name: string, file: string, code: string, message: string][] = [
  ['behaviour imports a component', 'website/src/browser/x.ts', "import '../layout/Page.tsx';", meeting],
  ['behaviour imports one from deeper down', 'website/src/browser/reference/x.ts', "import '../../content/Tabs.tsx';", meeting],
  ['behaviour imports one by a detour', 'website/src/browser/x.ts', "import '../../src/reference/Method.tsx';", meeting],
  ['behaviour imports build code', 'website/src/browser/x.ts', "import '../site/buildSite.ts';", meeting],
  ['behaviour imports React', 'website/src/browser/x.ts', "import 'react';", 'no React'],
  [
    'behaviour loads an island with the page',
    'website/src/browser/reference/x.ts',
    "import '../../search/SearchBox.tsx';",
    island,
  ],
  ['a component imports behaviour', 'website/src/layout/x.tsx', "import '../browser/elements/tabs.ts';", meeting],
  [
    'a component of a subfolder imports behaviour',
    'website/src/content/a/x.tsx',
    "import '../../browser/elements/tabs.ts';",
    meeting,
  ],
  ['an island imports behaviour', 'website/src/checker/x.tsx', "import '../browser/reference/code.ts';", meeting],
  ['a component imports the server', 'website/src/home/x.tsx', "import '../../server/serve.ts';", meeting],
  ['the site imports the inside of a package', 'website/src/site/x.ts', "import '@docs/openapi/src/walk.ts';", byName],
  ['the site goes around the name', 'website/src/site/x.ts', "import '../../../packages/openapi/src/index.ts';", byName],
  ['a benchmark goes around the name', 'benchmarks/x.ts', "import '../packages/docs-search/src/index.ts';", byName],
  ['a script goes around the name', 'scripts/x.ts', "import '../packages/mock-api/src/index.ts';", byName],
  ['a proof goes around the name', 'samples/proof/x.ts', "import '../../packages/mock-api/src/index.ts';", byName],
  [
    'a package goes around the name',
    'packages/mock-api/src/x.ts',
    "import '../../docs-search/src/index.ts';",
    'Relative import from another package',
  ],
  [
    'a package imports the site',
    'packages/mock-api/src/x.ts',
    "import '../../../website/src/barePath.ts';",
    'nothing of the site',
  ],
  ['a package imports React', 'packages/mock-api/src/x.ts', "import 'react';", 'nothing of the site'],
  [
    'a hook is conditional',
    'website/src/search/useX.ts',
    "import {useId} from 'react';\nexport const useX = (a: boolean) => a && useId();",
    'called conditionally',
  ],
  [
    'an effect leaves out a dependency',
    'website/src/search/useX.ts',
    "import {useEffect} from 'react';\nexport function useX(a: string) {\n  useEffect(() => console.log(a), []);\n}",
    'missing dependency',
  ],
];

it.each(broken)('refuses a file in which %s', async (_, file, code, message) => {
  expect((await lint(file, code)).join('\n')).toContain(message);
});

const fine: [name: string, file: string, code: string][] = [
  ['behaviour loads an island when it is asked for', 'website/src/browser/x.ts', "void import('../search/SearchBox.tsx');"],
  ['behaviour knows the type of an island', 'website/src/browser/x.ts', "import type {} from '../contract.ts';"],
  ['both import the attributes', 'website/src/layout/x.tsx', "import '../dataAttributes.ts';"],
  ['the site imports an entry of a package', 'website/src/site/x.ts', "import '@docs/openapi/reference';"],
];

it.each(fine)('accepts a file in which %s', async (_, file, code) => {
  expect(await lint(file, code)).toEqual([]);
});
