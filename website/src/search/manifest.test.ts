import {expect, it} from 'vitest';
import {choosePaths} from './manifest.ts';

const manifest = {parts: ['/a.json'], versions: {'docs-default-5': ['/b.json']}};

it('gives readers of a version its own files, and all others the first ones', () => {
  expect(choosePaths(manifest, ['default', 'docs-default-5'])).toEqual(['/b.json']);
  expect(choosePaths(manifest, ['default', 'docs-default-current'])).toEqual(['/a.json']);
  expect(choosePaths(manifest)).toEqual(['/a.json']);
  expect(choosePaths({parts: ['/a.json']}, ['docs-default-5'])).toEqual(['/a.json']);
});
