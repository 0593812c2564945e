import type {Node} from '@babel/types';
import type {Syntax} from '../syntax/parseFile.ts';
import {buildScopes, type Binding, type Scopes} from '../syntax/scopes.ts';
import {buildTree, keyOf, unwrap, type Tree} from '../syntax/tree.ts';
import type {Path, Value} from './value.ts';

/** `object.key = right`, anywhere in the program. The key of `object[name]` is undefined. */
export type MemberAssignment = {object: Node; key: string | undefined; right: Node};

/** What other files of the project export, by the name that an import statement gives them. */
export type ImportsOf = (specifier: string) => Record<string, Value> | undefined;

/** A program, and what's known about its names. */
export type Analysis = Syntax & {
  tree: Tree;
  scopes: Scopes;
  assignments: MemberAssignment[];
  importsOf: ImportsOf;
  /** Values that are known; undefined ones are being looked for, which ends recursion. */
  known: Map<Node, Value | undefined>;
  knownNames: Map<Binding, Value | undefined>;
  /** How to reach the clients that get a name of their own, by the call of `initIndex` that they're made for. */
  namedClients: Map<Node, Path | undefined>;
};

export function analyse(syntax: Syntax, importsOf: ImportsOf = () => undefined): Analysis {
  const tree = buildTree(syntax.program);
  return {
    ...syntax,
    tree,
    scopes: buildScopes(syntax.program, tree),
    assignments: tree.nodes.flatMap(readAssignment),
    importsOf,
    known: new Map(),
    knownNames: new Map(),
    namedClients: new Map(),
  };
}

function readAssignment(node: Node): MemberAssignment[] {
  if (node.type !== 'AssignmentExpression' || !['=', '||=', '??='].includes(node.operator)) return [];
  const left = unwrap(node.left);
  const key = keyOf(left);
  return left.type === 'MemberExpression' ? [{object: unwrap(left.object), key, right: node.right}] : [];
}

/** What `this` is at a place: a class, or the outermost object whose methods surround it, as in a Vue component. */
export function thisAt(node: Node, {tree}: Pick<Analysis, 'tree'>): Node | undefined {
  let found: Node | undefined;
  for (let at: Node | undefined = node; at; at = tree.parents.get(at)) {
    const parent = tree.parents.get(at);
    if (at.type === 'ClassDeclaration' || at.type === 'ClassExpression') return found ?? at;
    if (at.type === 'FunctionDeclaration') return found;
    if (at.type === 'FunctionExpression' && parent?.type !== 'ObjectProperty') return found;
    if (at.type === 'ObjectExpression' && (found || parent)) found = isWithinMethod(node, at, tree) ? at : found;
  }
  return found;
}

function isWithinMethod(node: Node, object: Node, tree: Tree): boolean {
  for (let at: Node | undefined = node; at && at !== object; at = tree.parents.get(at))
    if (at.type === 'ObjectMethod' || (at.type === 'FunctionExpression' && tree.parents.get(at)?.type === 'ObjectProperty'))
      return true;
  return false;
}
