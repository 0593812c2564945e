import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it} from 'vitest';
import {lintPhp, readPhpVersion} from './lintPhp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'php-'));
const before = process.env.PATH;
afterEach(() => (process.env.PATH = before));
afterAll(() => rmSync(folder, {recursive: true}));

/** A `php` that ends as PHP would; the real one is not on every machine. */
function putOnPath(exitCode: number, output = 'Parse error in $2'): void {
  writeFileSync(path.join(folder, 'php'), `#!/bin/sh\necho "${output}"\nexit ${exitCode}\n`, {mode: 0o755});
  process.env.PATH = `${folder}${path.delimiter}${before ?? ''}`;
}

it('reports what PHP says of a wrong program', () => {
  putOnPath(255);
  expect(lintPhp('a.php')).toEqual(['php -l: Parse error in a.php']);
});

it('has nothing to report of a right one', () => {
  putOnPath(0);
  expect(lintPhp('a.php')).toEqual([]);
});

it('reports nothing where there is no PHP', () => {
  process.env.PATH = folder.replace('php-', 'none-');
  expect(lintPhp('a.php')).toEqual([]);
});

it('knows the version of PHP without its packager’s additions', () => {
  putOnPath(0, '8.2.29-1+deb');
  expect(readPhpVersion()).toBe('8.2.29');
  process.env.PATH = folder.replace('php-', 'none-');
  expect(readPhpVersion()).toBeUndefined();
});
