import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readManifest} from './searchPlugin.ts';

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/page.mdx'), 'Text.');
  return folder;
}

it('says that there is no index before the first build', async () => {
  const folder = createFolder();
  expect(JSON.parse(await readManifest(path.join(folder, 'search-index.json'), [folder]))).toEqual({
    parts: [],
    notice: 'There is no search index yet. Run "npm run build" to make one.',
  });
});

it('says when pages have changed since the build', async () => {
  const folder = createFolder();
  const file = path.join(folder, 'search-index.json');
  writeFileSync(file, '{"parts": ["/a.json"]}');
  const docs = [path.join(folder, 'docs')];
  utimesSync(path.join(folder, 'docs/page.mdx'), 1000, 1000);
  expect(JSON.parse(await readManifest(file, docs))).toEqual({parts: ['/a.json']});
  utimesSync(file, 500, 500);
  expect(await readManifest(file, docs)).toMatch(/"notice":".*have changed/);
});
