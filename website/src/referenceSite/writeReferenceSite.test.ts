import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeReferenceSite} from './writeReferenceSite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reference-site-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('writes a site into a folder that is empty or not there', async () => {
  const out = path.join(folder, 'a/b');
  await writeReferenceSite(
    out,
    new Map([
      ['tags/pets.html', 'text'],
      ['../nginx-headers.conf', 'not published'],
    ]),
  );
  expect(readFileSync(path.join(out, 'tags/pets.html'), 'utf8')).toBe('text');
  expect(readdirSync(path.dirname(out))).toEqual(['b']);
});

it('replaces a site that it made', async () => {
  await writeReferenceSite(folder, new Map([['old.html', '']]));
  await writeReferenceSite(folder, new Map([['new.html', '']]));
  expect(existsSync(path.join(folder, 'old.html'))).toBe(false);
  expect(existsSync(path.join(folder, 'new.html'))).toBe(true);
});

it('refuses a folder with something else in it', async () => {
  writeFileSync(path.join(folder, 'thesis.txt'), 'years of work');
  await expect(writeReferenceSite(folder, new Map([['new.html', '']]))).rejects.toThrow(/isn't empty.*\nName another folder/);
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});
