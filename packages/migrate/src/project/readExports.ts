import type {Node} from '@babel/types';
import type {SourceFile} from '../report/migration.ts';
import {parseFile} from '../syntax/parseFile.ts';
import {namesIn} from '../syntax/scopes.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {analyse, type Analysis} from '../values/analysis.ts';
import {evaluate} from '../values/evaluate.ts';
import {resultOf} from '../values/functions.ts';
import type {Value} from '../values/value.ts';
import {resolveImport} from './resolveImport.ts';

/** What files export that has to do with the client, by path. */
export type Exports = Map<string, Record<string, Value>>;

/** Reads what the files of a project export. Files that pass on what others export are read until nothing new is found. */
export function readExports(files: SourceFile[]): Exports {
  const exported: Exports = new Map();
  const programs = files
    .filter(({text}) => /algolia/i.test(text) && /\bexport/.test(text))
    .map(({path, text}) => ({path, syntax: parseFile({path, text})}));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const {path, syntax} of programs) {
      if (syntax.kind === 'unreadable') continue;
      const program = analyse(syntax, (specifier) => exported.get(resolveImport(specifier, path, exported) ?? ''));
      const values = exportsOf(program);
      const count = Object.keys(values).length;
      if (count <= Object.keys(exported.get(path) ?? {}).length) continue;
      exported.set(path, values);
      isNew = true;
    }
  }
  return exported;
}

function exportsOf(program: Analysis): Record<string, Value> {
  const found: Record<string, Value> = {};
  const add = (name: string | undefined, node: Node | null | undefined): void => {
    const value = outside(evaluate(node, program), program);
    if (name !== undefined && value) found[name] = value;
  };
  for (const node of program.program.body) {
    if (node.type === 'ExportDefaultDeclaration') add('default', node.declaration);
    if (node.type === 'ExportNamedDeclaration') addNamed(node, add);
    if (node.type === 'ExportNamedDeclaration' && node.source) Object.assign(found, passedOn(node, program));
    if (node.type === 'ExportAllDeclaration') Object.assign(found, program.importsOf(node.source.value));
  }
  for (const {object, key, right} of program.assignments) {
    const isModule = object.type === 'Identifier' && object.name === 'module' && key === 'exports';
    if (isModule) addModule(right, add);
    const isExports =
      (object.type === 'Identifier' && object.name === 'exports') ||
      (object.type === 'MemberExpression' && keyOf(object) === 'exports');
    if (isExports) add(key, right);
  }
  return found;
}

type Add = (name: string | undefined, node: Node | null | undefined) => void;

function addNamed(node: Node & {type: 'ExportNamedDeclaration'}, add: Add): void {
  const {declaration} = node;
  if (declaration?.type === 'VariableDeclaration')
    for (const {id} of declaration.declarations) for (const name of namesIn(id)) add(name.name, name);
  if (declaration?.type === 'FunctionDeclaration' && declaration.id) add(declaration.id.name, declaration);
  if (node.source) return;
  for (const specifier of node.specifiers)
    if (specifier.type === 'ExportSpecifier')
      add(specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value, specifier.local);
}

function addModule(node: Node, add: Add): void {
  const value = unwrap(node);
  if (value.type !== 'ObjectExpression') return add('default', value);
  for (const property of value.properties) if (property.type === 'ObjectProperty') add(keyOf(property), property.value);
}

function passedOn(node: Node & {type: 'ExportNamedDeclaration'}, program: Analysis): Record<string, Value> {
  const source = node.source ? program.importsOf(node.source.value) : undefined;
  const found: Record<string, Value> = {};
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ExportSpecifier') continue;
    const value = source?.[specifier.local.name];
    if (value) found[specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value] = value;
  }
  return found;
}

/** A value as other files see it: they can't reach the client of an index by the same name. */
function outside(value: Value | undefined, program: Analysis): Value | undefined {
  if (value?.kind === 'index') return {...value, client: undefined};
  if (value?.kind === 'promise' || value?.kind === 'list' || value?.kind === 'ref') {
    const inner = outside(value.of, program);
    return inner && {kind: value.kind, of: inner};
  }
  if (value?.kind === 'function') {
    const made = outside(
      resultOf(value.node, program, (node) => evaluate(node, program)),
      program,
    );
    return made && {kind: 'maker', of: made};
  }
  return value?.kind === 'client' || value?.kind === 'export' || value?.kind === 'maker' ? value : undefined;
}
