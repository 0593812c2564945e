import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import {define} from 'unist-util-mdx-define';
import type {VFile} from 'vfile';

/** Rehype plugin: the compiled module exports what the earlier plugins found: `frontMatter`, `headings`, `lastUpdated`. */
export function exportPage() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter, headings} = file.data;
    const found = Object.entries({frontMatter, headings, lastUpdated: readLastUpdated(file.path)});
    const known = found.filter(([, value]) => value !== undefined);
    define(tree, file, Object.fromEntries(known.map(([name, value]) => [name, valueToEstree(value)])));
  };
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
}

/** A wrong date is worse than none: a shallow clone, a file not committed yet and a folder outside of git give none. */
export function readLastUpdated(file: string): string | undefined {
  const folder = path.dirname(file);
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git(folder, 'log', '-1', '--format=%cI', '--', path.basename(file)) || undefined;
  } catch {
    return undefined;
  }
}
