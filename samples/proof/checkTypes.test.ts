import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {checkTypes} from './checkTypes.ts';
import type {Version} from './versions.ts';

// Reading the types of a client takes seconds.
vi.setConfig({testTimeout: 60_000});

const folder = mkdtempSync(path.join(import.meta.dirname, '../.types-'));
afterAll(() => rmSync(folder, {recursive: true}));

function check(version: Version, ...lines: string[]): {problems: string[]; types: Record<string, string>} {
  const file = path.join(folder, `${version}.ts`);
  writeFileSync(
    file,
    ["import {algoliasearch} from 'algoliasearch';", "const client = algoliasearch('a', 'b');", ...lines].join('\n'),
  );
  const {problems = [], types = []} = checkTypes([file], version).get(file) ?? {};
  return {problems, types: Object.fromEntries(types.map(({line, name, text}) => [`${line} ${name}`, text]))};
}

const call = "const {taskID} = await client.saveObject({indexName: 'films', body: {title: 'Dune'}});";

it.each(['alpha', 'ga'] as const)('finds nothing wrong with a right call, and notes its types, with %s', (version) => {
  const {problems, types} = check(version, call);
  expect(problems).toEqual([]);
  expect(types['3 taskID']).toBe('const taskID: number');
  expect(types['3 saveObject']).toContain('Promise<SaveObjectResponse>');
});

it.each(['alpha', 'ga'] as const)('says where an argument is wrong, with %s', (version) => {
  const {problems} = check(version, "await client.saveObject({index: 'films', body: {}});");
  expect(problems).toEqual([expect.stringMatching(/^line 3: .*'index' does not exist in type/)]);
});

it('knows that the two versions differ', () => {
  const custom = "await client.customGet({path: '1/indexes'});";
  expect(check('ga', custom).problems).toEqual([]);
  expect(check('alpha', custom).problems).toEqual([expect.stringContaining("Property 'customGet' does not exist")]);
});

it('knows the methods that only the build for Node.js has', () => {
  const sign = "const key = client.generateSecuredApiKey({parentApiKey: 'parent', restrictions: {filters: 'year > 2000'}});";
  const {problems, types} = check('ga', sign);
  expect(problems).toEqual([]);
  expect(types['3 key']).toBe('const key: string');
});
