import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../website/docs/clients/migration-guides/javascript.mdx'),
  'utf8',
);
/** The page as one version of the docs has it, without what is marked for the other. */
const readWithout = (version: string): string =>
  page.replaceAll(new RegExp(`<Only version="${version}">[\\s\\S]*?</Only>|^.*<Only version="${version}" />.*\\n`, 'gm'), '');
const text = readWithout('5');
const findCommand = (guide: string): string => /^grep [\s\S]+?(?=\n```)/m.exec(guide)?.[0] ?? '';

/** A program that uses all of version 4. Each line that has to change for version 5 ends in this mark. */
const mark = ' // v4';
const program = readFileSync(path.join(import.meta.dirname, '__fixtures__/shopWithVersion4.txt'), 'utf8');
const marked = program.split('\n').filter((line) => line.endsWith(mark));

const project = mkdtempSync(path.join(tmpdir(), 'shop-'));
for (const [file, text] of [
  ['src/shop.ts', program],
  ['node_modules/algoliasearch/index.js', "client.initIndex('films');"],
  ['package-lock.json', '"algoliasearch"'],
] as const) {
  mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
  writeFileSync(path.join(project, file), text);
}
afterAll(() => rmSync(project, {recursive: true}));

function listFound(guide: string): string[] {
  const {stdout, stderr} = spawnSync('bash', ['-c', findCommand(guide)], {cwd: project, encoding: 'utf8'});
  expect(stderr).toBe('');
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => line.replace(/^(?:\.\/)?src\/shop\.ts:\d+:/, ''));
}

it('the command of the JavaScript migration guide finds every line that has to change, and no other', () => {
  expect(listFound(text)).toEqual(marked);
});

it('the command of the guide to the released client finds them, too, and types that are gone', () => {
  const found = listFound(readWithout('current'));
  expect(marked.filter((line) => !found.includes(line))).toEqual([]);
  expect(found.filter((line) => !marked.includes(line) && !line.includes('SearchIndex'))).toEqual([]);
});

it('the program has every old call and option that the tables of the guide name', () => {
  const [, tables = ''] = text.split('<FilterRows');
  const cells = [...tables.matchAll(/^\| (?:<Only version="current" \/>)?(`.+?) +\|/gm)].map(([, cell = '']) => cell);
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => nameOf(code)));
  expect(names).toContain('replaceAllObjects');
  expect(names.filter((name) => !marked.some((line) => line.includes(name)))).toEqual([]);
});

/** What to look for: `wait` of `promise.wait()`, `hosts` of `hosts: […]`, the module of an import. */
function nameOf(code: string): string {
  const [, module] = /from '(.+)'/.exec(code) ?? [];
  const [name = code] = /[\w@/-]+(?=\(|$|:)/.exec(code) ?? [];
  return module ?? name;
}
