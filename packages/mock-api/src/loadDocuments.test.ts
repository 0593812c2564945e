import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {takeFingerprint} from './loadDocuments.ts';

const files = [
  'specs/search/spec.yml',
  'packages/openapi/src/loadSpec.ts',
  'packages/openapi/src/loadSpec.test.ts',
  'packages/openapi/package.json',
  'package-lock.json',
];

/** A project of empty files, and a function that changes one of them. */
function createProject(): {folder: string; change: (file: string) => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  }
  return {folder, change: (file) => utimesSync(path.join(folder, file), 1, 1)};
}

it('stays the same as long as nothing changes', () => {
  const {folder} = createProject();
  expect(takeFingerprint(folder)).toBe(takeFingerprint(folder));
});

it.each(files.filter((file) => !file.includes('.test.')))('changes with %s', (file) => {
  const {folder, change} = createProject();
  const before = takeFingerprint(folder);
  change(file);
  expect(takeFingerprint(folder)).not.toBe(before);
});

it('does not change with a test', () => {
  const {folder, change} = createProject();
  const before = takeFingerprint(folder);
  change('packages/openapi/src/loadSpec.test.ts');
  expect(takeFingerprint(folder)).toBe(before);
});
