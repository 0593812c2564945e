import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ExportNamedDeclaration, Program, VariableDeclaration} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import type {VFile} from 'vfile';

/** Rehype plugin: the compiled module exports what the earlier plugins found: `frontMatter`, `headings`, `lastUpdated`. */
export function exportPage() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter, headings} = file.data;
    const exported = {frontMatter, headings, lastUpdated: readLastUpdated(file.path)};
    for (const [name, value] of Object.entries(exported)) {
      if (value !== undefined) tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: exportConst(name, value)}});
    }
  };
}

/** `export const name = value;` as the syntax tree that MDX asks for. */
function exportConst(name: string, value: unknown): Program {
  const declaration: VariableDeclaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: valueToEstree(value)}],
  };
  const statement: ExportNamedDeclaration = {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration,
  };
  return {type: 'Program', sourceType: 'module', body: [statement]};
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
