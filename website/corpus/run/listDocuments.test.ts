import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {listDocuments} from './listDocuments.ts';

function createFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

it('finds the documents of OpenAPI 3 in a folder, in any format and depth', () => {
  const folder = createFolder({
    'a.json': '{"info": {}, "openapi": "3.0.1"}',
    'deep/er/b.yml': "openapi: '3.1.0'\n",
    'c.yaml': 'openapi: 3.2.0\n',
    'old.json': '{"swagger": "2.0"}',
    'other.yml': 'name: no document\n',
    'notes.txt': 'openapi: 3.0.0\n',
  });
  expect(listDocuments([folder]).map((file) => path.relative(folder, file))).toEqual(['a.json', 'c.yaml', 'deep/er/b.yml']);
});

it('takes a file that is named itself, whatever it is, and each once', () => {
  const folder = createFolder({'old.json': '{"swagger": "2.0"}'});
  const file = path.join(folder, 'old.json');
  expect(listDocuments([file, folder, file])).toEqual([file]);
});

it('says which place is not there', () => {
  expect(() => listDocuments(['/no/such/place'])).toThrow(/no file or folder \/no\/such\/place.\nName a document/);
});
