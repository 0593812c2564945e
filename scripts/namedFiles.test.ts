import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from './install.mjs';
import {listFiles} from './listFiles.ts';

const files = listFiles();

/** Names that stand for others, such as ".alpha.ts", and files that the build or a reader writes. */
const others = /^(\.\w+\.ts|mock-api\.mjs|docs-mcp\.mjs|migrate-algoliasearch\.mjs|search\.mjs)$/;

/** Files by name, with as many folders as the text gives. */
function listNamed(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const text = file.endsWith('.md') ? source : (source.match(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm) ?? []).join('\n');
  const named = text.match(/(?<![\w$>}*…/.+-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs)\b/g) ?? [];
  return named.map((name) => name.replace(/^(\.\.?\/)+/, '')).filter((name) => !others.test(name));
}

it('finds every file that a comment or a document names', () => {
  const readable = files.filter((file) => /\.(md|tsx?|mjs)$/.test(file) && !file.startsWith('samples/javascript/'));
  const missing = readable.flatMap((file) =>
    listNamed(file)
      .filter((name) => !files.some((existing) => existing === name || existing.endsWith(`/${name}`)))
      .map((name) => `${file} names ${name}`),
  );
  expect(missing).toEqual([]);
});
