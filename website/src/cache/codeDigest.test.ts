import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {cacheFolder, digestCode} from './codeDigest.ts';

function createProject(): (file: string, content: string) => void {
  const project = mkdtempSync(path.join(tmpdir(), 'code-digest-'));
  onTestFinished(() => rmSync(project, {recursive: true}));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    writeFileSync(path.join(project, file), content);
  };
  write('package-lock.json', '{}');
  site = path.join(project, 'copies/site');
  return write;
}

let site = '';

it.each([
  'package-lock.json',
  'packages/openapi/src/a.ts',
  'samples/proof/a.ts',
  'copies/site/src/a.tsx',
  'copies/site/static/mark.svg',
  'copies/samples/php/home.php',
])('changes with %s', (file) => {
  const write = createProject();
  write(file, 'one');
  const before = digestCode(site);
  write(file, 'two');
  expect(digestCode(site)).not.toBe(before);
});

it.each([
  'copies/site/docs/a.mdx',
  'copies/site/src/a.test.ts',
  'copies/site/sidebars.ts',
  'packages/openapi/README.md',
  'copies/samples/php/search.php',
])('does not change with %s', (file) => {
  const write = createProject();
  const before = digestCode(site);
  write(file, 'one');
  expect(digestCode(site)).toBe(before);
});

it('keeps the cache where the libraries of the project are, and says when there is no project', () => {
  createProject();
  expect(cacheFolder(site)).toMatch(/code-digest-\w+\/node_modules\/\.cache\/site$/);
  expect(() => cacheFolder('/no/such/site')).toThrow('no folder above it has a package-lock.json');
});
