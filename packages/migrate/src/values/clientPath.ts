import type {Node} from '@babel/types';
import {lookUp, namesIn} from '../syntax/scopes.ts';
import {keyOf, rangeOf, unwrap} from '../syntax/tree.ts';
import {thisAt, type Analysis} from './analysis.ts';
import type {Path, Value} from './value.ts';

/** How code that has an index reaches its client: as it's written where the index is made, or by a name that it gets. */
export function clientPath(client: Node, initIndex: Node, program: Analysis): Path | undefined {
  const written = pathOf(client, program);
  const isKeptElsewhere =
    keptIn(initIndex, program) === 'field' && written && !('type' in written.root) && written.root.scope.parent;
  if (written && !isKeptElsewhere) return isOptionalCall(initIndex) ? {...written, isOptional: true} : written;
  return nameClient(initIndex, program) ?? written;
}

/** `client?.initIndex(…)` */
function isOptionalCall(node: Node): boolean {
  return node.type === 'OptionalCallExpression' && node.callee.type === 'OptionalMemberExpression' && node.callee.optional;
}

/** A name, `this`, and what follows, as far as it means the same at other places. */
export function pathOf(expression: Node, program: Analysis): Path | undefined {
  const node = unwrap(expression);
  const root = rootOf(node, program);
  const {start, end} = rangeOf(node);
  return root && {root, code: program.text.slice(start, end)};
}

function rootOf(node: Node, program: Analysis): Path['root'] | undefined {
  if (node.type === 'Identifier') return program.scopes.bindingOf(node);
  if (node.type === 'ThisExpression') return thisAt(node, program);
  if (node.type === 'MemberExpression' && keyOf(node) !== undefined) return rootOf(unwrap(node.object), program);
  const isCall = node.type === 'CallExpression' && node.arguments.length === 0;
  return isCall ? rootOf(unwrap(node.callee), program) : undefined;
}

export function isReachable({root, code}: Path, at: Node, program: Analysis): boolean {
  if ('type' in root) return ancestorsOf(thisAt(at, program), program).includes(root);
  return (
    lookUp(root.name, program.scopes.scopeAt(at)) === root || (root.declarations.length === 0 && !program.scopes.names.has(code))
  );
}

/** Whether an index that's made here is kept in a variable or in a field. */
function keptIn(initIndex: Node, {tree}: Analysis): 'variable' | 'field' | undefined {
  const holder = holderOf(initIndex, tree.parents);
  if (holder?.type === 'VariableDeclarator') return 'variable';
  return holder ? 'field' : undefined;
}

/** The declarator, the assignment to a field or the class property that an expression is the value of. */
export function holderOf(node: Node, parents: Map<Node, Node>): Node | undefined {
  const parent = parents.get(node);
  if (!parent) return undefined;
  if (unwrap(parent) !== parent) return holderOf(parent, parents);
  if (parent.type === 'VariableDeclarator') {
    const declaration = parents.get(parent);
    const isAlone = declaration?.type === 'VariableDeclaration' && declaration.declarations.length === 1;
    return parent.id.type === 'Identifier' && isAlone ? parent : undefined;
  }
  if (parent.type === 'ClassProperty' || parent.type === 'ClassPrivateProperty')
    return parent.value === node ? parent : undefined;
  if (parent.type !== 'AssignmentExpression' || parents.get(parent)?.type !== 'ExpressionStatement') return undefined;
  const left = unwrap(parent.left);
  return left.type === 'MemberExpression' && left.object.type === 'ThisExpression' ? parent : undefined;
}

/** Gives a client a name of its own beside the index, in the same scope or on the same `this`. */
function nameClient(initIndex: Node, program: Analysis): Path | undefined {
  if (program.namedClients.has(initIndex)) return program.namedClients.get(initIndex);
  const holder = holderOf(initIndex, program.tree.parents);
  const path = holder && inventPath(holder, program);
  program.namedClients.set(initIndex, path);
  return path;
}

function inventPath(holder: Node, program: Analysis): Path | undefined {
  const isField = holder.type !== 'VariableDeclarator';
  const keys = isField ? new Set(program.tree.nodes.map((node) => keyOf(node))) : new Set<string | undefined>();
  const name = freeName(['client', 'searchClient', 'algoliaClient'], program, keys);
  if (!isField) {
    const scope = program.scopes.scopeAt(holder);
    // Declared by the edit that writes it.
    const binding = {name, scope, declarations: [], references: []};
    scope.names.set(name, binding);
    return {root: binding, code: name};
  }
  const owner = thisAt(holder.type === 'AssignmentExpression' ? holder.left : holder, program);
  return owner && {root: owner, code: `this.${name}`};
}

/** The first of some names that the program doesn't use yet, or the first with a number. */
export function freeName(names: string[], {scopes}: Analysis, taken: ReadonlySet<string | undefined> = new Set()): string {
  const [first = 'name'] = names;
  for (let count = 1; ; count += 1) {
    const name =
      count === 1 ? names.find((candidate) => !scopes.names.has(candidate) && !taken.has(candidate)) : `${first}${count}`;
    if (name === undefined || scopes.names.has(name) || taken.has(name)) continue;
    scopes.names.add(name);
    return name;
  }
}

/** `service.index`, whose client is `this.client` in the class of the service: here it's `service.client`. */
export function seenThrough(
  object: Node,
  holder: Value | undefined,
  value: Value | undefined,
  program: Analysis,
): Value | undefined {
  if (value?.kind !== 'index' || !value.client || !('type' in value.client.root)) return value;
  const owner = holder?.kind === 'instance' ? holder.of : holder?.kind === 'object' ? holder.node : undefined;
  if (unwrap(object).type === 'ThisExpression' || !ancestorsOf(owner, program).includes(value.client.root)) return value;
  const path = pathOf(object, program);
  const {root, code} = value.client;
  const field = code.replace(/^this\./, '');
  if (!path || isHidden(root, field)) return {...value, client: undefined};
  return {...value, client: {root: path.root, code: `${path.code}.${field}`}};
}

function isHidden(owner: Node, field: string): boolean {
  if (field.startsWith('#')) return true;
  if (owner.type !== 'ClassDeclaration' && owner.type !== 'ClassExpression') return false;
  return owner.body.body.some((member) => {
    if (member.type === 'ClassProperty')
      return keyOf(member) === field && (member.accessibility === 'private' || member.accessibility === 'protected');
    if (member.type !== 'ClassMethod' || member.kind !== 'constructor') return false;
    return member.params.some(
      (part) =>
        part.type === 'TSParameterProperty' && part.accessibility !== 'public' && namesIn(part).some(({name}) => name === field),
    );
  });
}

/** A class and those that it extends. */
export function ancestorsOf(owner: Node | undefined, program: Analysis): Node[] {
  if (!owner) return [];
  const base = owner.type === 'ClassDeclaration' || owner.type === 'ClassExpression' ? owner.superClass : undefined;
  const [declared] = base?.type === 'Identifier' ? (program.scopes.bindingOf(base)?.declarations ?? []) : [];
  const parent = declared && program.tree.parents.get(declared);
  return [owner, ...(parent?.type === 'ClassDeclaration' && parent !== owner ? ancestorsOf(parent, program) : [])];
}
