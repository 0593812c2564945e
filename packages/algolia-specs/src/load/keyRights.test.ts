import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readKeyRights} from './keyRights.ts';

/** A folder of specs whose Search API has these key rights. */
function createSpecs(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-rights-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'search/schemas'), {recursive: true});
  writeFileSync(path.join(folder, 'search/schemas/keyRights.yml'), text);
  return folder;
}

it('lists what a key can be given, and the right of the admin key', () => {
  expect(readKeyRights(createSpecs('acl: {type: string, enum: [search, logs]}'))).toEqual(['search', 'logs', 'admin']);
});

it('says where the rights are expected', () => {
  expect(() => readKeyRights(createSpecs('rights: [search]'))).toThrow(
    'search/schemas/keyRights.yml has no list at /acl/enum. Write the key rights there.',
  );
});

it('finds the rights of our own specs', () => {
  expect(readKeyRights(path.resolve(import.meta.dirname, '../../../../specs'))).toContain('search');
});
