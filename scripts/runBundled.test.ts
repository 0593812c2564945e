import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.fixtures/run-bundled');
const bundles = path.join(root, 'node_modules/.cache/bundles/-fixtures-run-bundled-program-ts');
const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);

function write(file: string, text: string, time = anHourAgo): void {
  writeFileSync(path.join(folder, file), text);
  utimesSync(path.join(folder, file), time, time);
}

function run(...args: string[]): string {
  const {stdout, stderr} = spawnSync(process.execPath, ['scripts/runBundled.mjs', path.join(folder, 'program.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** The bundle that is there: another one has another name. */
const entries = (): string[] => readdirSync(bundles).filter((name) => name.endsWith('.mjs'));

beforeEach(() => {
  for (const place of [folder, bundles]) rmSync(place, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  write('word.ts', `export const word: string = 'first';`);
  write('program.ts', `import {word} from './word.ts';\nconsole.log(word, ...process.argv.slice(2));`);
});
afterAll(() => {
  for (const place of [folder, bundles]) rmSync(place, {recursive: true, force: true});
});

it('runs a program, and the same bundle again', () => {
  expect(run('a', 'b')).toBe('first a b\n');
  // A bundle that was made anew would say "first" again.
  const [entry = ''] = entries();
  writeFileSync(path.join(bundles, entry), `console.log('kept');`);
  expect(run()).toBe('kept\n');
});

it('bundles anew when a module has changed, is gone, or may have changed meanwhile', () => {
  expect(run()).toBe('first\n');
  write('word.ts', `export const word: string = 'other';`, new Date(anHourAgo.getTime() + 1000));
  expect(run()).toBe('other\n');
  rmSync(path.join(folder, 'word.ts'));
  expect(run()).toContain('word.ts');
  const soon = new Date(Date.now() + 60_000);
  write('word.ts', `export const word: string = 'later';`, soon);
  expect(run()).toBe('later\n');
  write('word.ts', `export const word: string = 'again';`, soon);
  expect(run()).toBe('again\n');
});

it('bundles anew when a part of the bundle is gone', () => {
  expect(run()).toBe('first\n');
  for (const entry of entries()) rmSync(path.join(bundles, entry));
  expect(run()).toBe('first\n');
});

it('removes what is a day old, but not what it runs', () => {
  expect(run()).toBe('first\n');
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of readdirSync(bundles)) utimesSync(path.join(bundles, name), longAgo, longAgo);
  writeFileSync(path.join(bundles, 'old.mjs'), '');
  utimesSync(path.join(bundles, 'old.mjs'), longAgo, longAgo);
  expect(run()).toBe('first\n');
  expect(entries()).toHaveLength(1);
  expect(entries()).not.toContain('old.mjs');
});
