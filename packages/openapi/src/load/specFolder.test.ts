import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {listSpecs} from './specFolder.ts';

it('lists the folders with a spec.yml in alphabetical order and leaves others out', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spec-folder-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const file of ['search/spec.yml', 'abtesting/spec.yml', 'common/responses.yml', 'predict/paths/spec.yml', 'spec.yml']) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  }
  expect(listSpecs(folder)).toEqual([
    {name: 'abtesting', file: path.join(folder, 'abtesting/spec.yml')},
    {name: 'search', file: path.join(folder, 'search/spec.yml')},
  ]);
});

it('throws for a folder that is not there', () => {
  expect(() => listSpecs('/nowhere/specs')).toThrow('/nowhere/specs');
});
