import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from './install.mjs';
import {isGenerated, listFiles} from './listFiles.ts';

const files = listFiles();
const documents = files.filter((file) => /^((README|ARCHITECTURE|CONTRIBUTING)|(specs|packages\/[^/]+)\/README)\.md$/.test(file));

it.each(documents)('%s names files that exist', (document) => {
  const named = listNamedFiles(readFileSync(path.join(root, document), 'utf8'));
  // A name may leave out where its file is: `src/browser/start.ts`, `start.ts`.
  const exists = (name: string): boolean => files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

it('takes for a file what looks like a path or a source, and has no placeholder', () => {
  const text =
    'See `a/b.json`, `c.ts`, `d.json`, `a/<name>.ts`, `docs/**/*.mdx`, `.alpha.ts`, `website/dist/d.js` and\n```\n`e.ts`\n```\n';
  expect(listNamedFiles(text)).toEqual(['a/b.json', 'c.ts']);
});

function listNamedFiles(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  const code = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const isPath = (name: string): boolean => /^[\w@][\w@.{}-]*(\/[\w@.{}-]+)+\.[a-z]+$/.test(name);
  const isSource = (name: string): boolean => /^[\w-][\w.-]*\.(tsx?|css|yml|mdx)$/.test(name);
  return [...new Set(code)].filter((name) => (isPath(name) || isSource(name)) && !isGenerated(name));
}
