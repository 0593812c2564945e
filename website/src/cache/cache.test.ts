import {existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {tmpdir} from 'node:os';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {createCache} from './cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
});

it('makes a value once, for this process and for the next', async () => {
  const make = vi.fn(() => Promise.resolve({lines: new Set(['a']), bytes: Buffer.from('b')}));
  const cache = createCache(folder);
  await Promise.all([cache.load('page', 'key', make), cache.load('page', 'key', make)]);
  const kept = await createCache(folder).load('page', 'key', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect([...kept.lines]).toEqual(['a']);
  expect(Buffer.from(kept.bytes).toString()).toBe('b');
  await cache.load('page', 'other', make);
  await cache.load('doc', 'key', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('tells what it has', async () => {
  const cache = createCache(folder);
  expect(cache.has('page', 'key')).toBe(false);
  await cache.load('page', 'key', () => Promise.resolve(1));
  expect(cache.has('page', 'key')).toBe(true);
});

it('makes a value anew that is not current', async () => {
  let current = 1;
  const cache = createCache(folder);
  const load = (): Promise<number> =>
    cache.load(
      'doc',
      'key',
      () => Promise.resolve(current),
      (value) => Promise.resolve(value === current),
    );
  expect(await load()).toBe(1);
  current = 2;
  expect(await load()).toBe(2);
  expect(await load()).toBe(2);
});

it('keeps nothing of what failed', async () => {
  const cache = createCache(folder);
  await expect(cache.load('page', 'key', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(readdirSync(folder)).toEqual([]);
});

it('gives a folder that is whole, whoever makes it', async () => {
  const make = vi.fn((draft: string) =>
    createCache(draft)
      .load('file', 'key', () => Promise.resolve(1))
      .then(() => undefined),
  );
  const [first, second] = await Promise.all([
    createCache(folder).loadFolder('browser', 'key', make),
    createCache(folder).loadFolder('browser', 'key', make),
  ]);
  expect(first).toBe(second);
  expect(readdirSync(first)).toEqual(['file-key']);
  expect(readdirSync(folder)).toEqual(['browser-key']);
});

it('removes what no build has used for two weeks, and nothing else', async () => {
  const cache = createCache(folder);
  for (const name of ['old', 'used', 'new']) await cache.load('page', name, () => Promise.resolve(name));
  const past = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  for (const name of ['old', 'used']) utimesSync(path.join(folder, `page-${name}`), past, past);
  writeFileSync(path.join(folder, 'other'), '');
  // As if another build had just finished what it was writing.
  symlinkSync('gone', path.join(folder, 'draft-gone'));
  await createCache(folder).load('page', 'used', () => Promise.resolve('anew'));
  cache.prune();
  expect(['old', 'used', 'new'].map((name) => existsSync(path.join(folder, `page-${name}`)))).toEqual([false, true, true]);
});
