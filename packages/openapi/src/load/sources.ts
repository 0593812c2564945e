import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer, toPointer, toTokens} from '../document/pointers.ts';

type SourcePlace = {file: string; line: number; pointer: string};

/** Finds where in the files of a spec a place of the bundled document was written. */
export type Locate = (pointer: string) => SourcePlace;

type SourceFile = {root: Node | null; lines: LineCounter};
type SourceNode = {file: string; pointer: string; node: Node | null};

/**
 * Walks the pointer through the files as the bundler did, following each reference on the way.
 * A component is where a reference to it leads: the bundler chose its name, so the files may call it otherwise.
 */
export function createLocate(entry: string, document: OpenApiDocument): Locate {
  const files = readFiles(entry);
  const uses = findFirstUses(document);
  const find = (pointer: string): SourceNode => {
    const tokens = toTokens(pointer);
    const use = uses.get(toPointer(...tokens.slice(0, 3)));
    const start = use === undefined ? positionAt(files, entry, '') : followOnce(files, find(use));
    return descend(files, start, use === undefined ? tokens : tokens.slice(3));
  };
  return (pointer) => {
    const position = find(pointer);
    return {file: position.file, pointer: position.pointer, line: lineOf(files, position)};
  };
}

/** For each component the pointer of a reference to it, which is outside of it or of the components that it uses. */
function findFirstUses(document: OpenApiDocument): Map<string, string> {
  const uses = new Map<string, string>();
  const queue: [string, unknown][] = [['', {...document, components: undefined}]];
  for (const [pointer, value] of queue) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      const target = key === '$ref' && typeof child === 'string' ? toPointer(...toTokens(child)) : undefined;
      if (target === undefined) queue.push([pointer + toPointer(key), child]);
      else if (!uses.has(target)) {
        uses.set(target, pointer);
        queue.push([target, readPointer(document, target)]);
      }
    }
  }
  return uses;
}

/** Goes down as far as the files go. */
function descend(files: Map<string, SourceFile>, start: SourceNode, tokens: string[]): SourceNode {
  let position = start;
  for (const token of tokens) {
    // What is written beside a reference wins over what it names.
    if (childOf(position.node, token) === undefined) position = follow(files, position);
    const node = childOf(position.node, token);
    if (node === undefined) break;
    position = {file: position.file, pointer: position.pointer + toPointer(token), node};
  }
  return position;
}

function readFiles(entry: string): Map<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  const read = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return;
    const lines = new LineCounter();
    const {contents} = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines});
    files.set(file, {root: contents, lines});
    for (const {target} of references(contents, file)) read(target);
  };
  read(entry);
  return files;
}

function references(root: Node | null, file: string): {target: string; pointer: string}[] {
  const found: {target: string; pointer: string}[] = [];
  visit(root, {
    Pair(_, {key, value}) {
      if (isScalar(key) && key.value === '$ref' && isScalar(value) && typeof value.value === 'string') {
        found.push(resolveReference(value.value, file));
      }
    },
  });
  return found;
}

function resolveReference(reference: string, file: string): {target: string; pointer: string} {
  const [target = '', fragment = ''] = reference.split('#');
  const pointer = toPointer(...toTokens(`#${fragment}`));
  return {target: target === '' ? file : path.resolve(path.dirname(file), target), pointer};
}

function positionAt(files: Map<string, SourceFile>, file: string, pointer: string): SourceNode {
  const node = toTokens(pointer).reduce<Node | null>(
    (current, token) => childOf(current, token) ?? null,
    files.get(file)?.root ?? null,
  );
  return {file, pointer, node};
}

function follow(files: Map<string, SourceFile>, position: SourceNode): SourceNode {
  const next = followOnce(files, position);
  return next === position ? position : follow(files, next);
}

function followOnce(files: Map<string, SourceFile>, position: SourceNode): SourceNode {
  const reference = childOf(position.node, '$ref');
  if (!isScalar(reference) || typeof reference.value !== 'string') return position;
  const {target, pointer} = resolveReference(reference.value, position.file);
  return positionAt(files, target, pointer);
}

function childOf(node: Node | null, token: string): Node | undefined {
  if (isSeq(node)) return asNode(node.items[Number(token)]);
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === token);
  return asNode(isPair(pair) ? pair.value : undefined);
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

function lineOf(files: Map<string, SourceFile>, {file, node}: SourceNode): number {
  const offset = node?.range?.[0];
  return offset === undefined ? 1 : (files.get(file)?.lines.linePos(offset).line ?? 1);
}
