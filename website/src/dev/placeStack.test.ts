import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it, onTestFinished} from 'vitest';
import {placeStack} from './placeStack.ts';

it('names the lines of the sources where a bundle has a source map, and leaves the rest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'place-stack-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const bundle = path.join(folder, 'renderPage.mjs');
  // Line 1 of the bundle is line 3 of the source.
  const map = {version: 3, sources: ['/site/src/content/Tabs.tsx'], names: [], mappings: 'AAEA'};
  writeFileSync(`${bundle}.map`, JSON.stringify(map));
  const url = pathToFileURL(bundle).href;
  const library = '    at render (file:///site/node_modules/library/index.mjs:1:1)';
  expect(placeStack(`Error: No tabs.\n    at Tabs (${url}:1:1)\n${library}`)).toBe(
    `Error: No tabs.\n    at Tabs (/site/src/content/Tabs.tsx:3:1)\n${library}`,
  );
});
