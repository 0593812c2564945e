import type {Identifier, Node} from '@babel/types';
import {isReference} from './isReference.ts';
import type {Tree} from './tree.ts';

export type Scope = {node: Node; parent: Scope | undefined; names: Map<string, Binding>};

/** A name, where it's declared and where it's used. */
export type Binding = {name: string; scope: Scope; declarations: Identifier[]; references: Identifier[]};

export type Scopes = {
  /** What a use or a declaration of a name belongs to; undefined for globals. */
  bindingOf: (identifier: Identifier) => Binding | undefined;
  scopeAt: (node: Node) => Scope;
  /** Every name that's declared or used anywhere: a new variable must not have one of them. */
  names: Set<string>;
};

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);
const blocks = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'CatchClause',
  'SwitchStatement',
  'TSModuleBlock',
  'StaticBlock',
]);

export function isFunction(node: Node): boolean {
  return functions.has(node.type);
}

export function buildScopes(root: Node, tree: Tree): Scopes {
  const scopes = new Map<Node, Scope>();
  const top: Scope = {node: root, parent: undefined, names: new Map()};
  scopes.set(root, top);
  const scopeAt = (node: Node): Scope => {
    for (let at: Node | undefined = node; at; at = tree.parents.get(at)) {
      const scope = scopes.get(at);
      if (scope) return scope;
    }
    return top;
  };
  for (const node of tree.nodes)
    if (node !== root && (isFunction(node) || blocks.has(node.type) || node.type === 'ClassExpression'))
      scopes.set(node, {node, parent: scopeAt(tree.parents.get(node) ?? root), names: new Map()});

  const bindings = new Map<Identifier, Binding>();
  for (const node of tree.nodes) declareNames(node, tree, scopeAt, bindings);
  const names = new Set<string>();
  for (const node of tree.nodes) {
    if (node.type === 'JSXIdentifier') names.add(node.name);
    if (node.type !== 'Identifier') continue;
    if (!bindings.has(node) && !isReference(node, tree)) continue;
    names.add(node.name);
    if (bindings.has(node)) continue;
    const binding = lookUp(node.name, scopeAt(node));
    if (!binding) continue;
    bindings.set(node, binding);
    binding.references.push(node);
  }
  return {bindingOf: (identifier) => bindings.get(identifier), scopeAt, names};
}

export function lookUp(name: string, scope: Scope | undefined): Binding | undefined {
  return scope && (scope.names.get(name) ?? lookUp(name, scope.parent));
}

type Declare = (identifier: Identifier, scope: Scope) => void;

function declareNames(node: Node, tree: Tree, scopeAt: (node: Node) => Scope, bindings: Map<Identifier, Binding>): void {
  const declare: Declare = (identifier, scope) => {
    const binding = scope.names.get(identifier.name) ?? {name: identifier.name, scope, declarations: [], references: []};
    scope.names.set(identifier.name, binding);
    binding.declarations.push(identifier);
    bindings.set(identifier, binding);
  };
  const around = scopeAt(tree.parents.get(node) ?? node);
  switch (node.type) {
    case 'VariableDeclaration': {
      const scope = node.kind === 'var' ? functionScope(scopeAt(node)) : scopeAt(node);
      for (const {id} of node.declarations) for (const name of namesIn(id)) declare(name, scope);
      return;
    }
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSImportEqualsDeclaration':
      if (node.id) declare(node.id, around);
      break;
    case 'FunctionExpression':
    case 'ClassExpression':
      if (node.id) declare(node.id, scopeAt(node));
      break;
    case 'LabeledStatement': {
      // Svelte declares a variable with `$: name = …`.
      const {label, body} = node;
      const assigned =
        label.name === '$' && body.type === 'ExpressionStatement' && body.expression.type === 'AssignmentExpression'
          ? body.expression.left
          : undefined;
      if (assigned?.type === 'Identifier' && !lookUp(assigned.name, around)) declare(assigned, around);
      return;
    }
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      declare(node.local, around);
      return;
    case 'CatchClause':
      for (const name of node.param ? namesIn(node.param) : []) declare(name, scopeAt(node));
      return;
  }
  if (isFunction(node) && 'params' in node)
    for (const parameter of node.params as Node[]) for (const name of namesIn(parameter)) declare(name, scopeAt(node));
}

function functionScope(scope: Scope): Scope {
  return isFunction(scope.node) || !scope.parent ? scope : functionScope(scope.parent);
}

/** The names that a pattern declares. */
export function namesIn(pattern: Node): Identifier[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesIn(property.type === 'RestElement' ? property : property.value));
    default:
      return [];
  }
}
