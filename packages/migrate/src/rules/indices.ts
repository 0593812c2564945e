import type {Identifier, Node} from '@babel/types';
import {lookUp, type Binding} from '../syntax/scopes.ts';
import {keyOf, rangeOf, unwrap, wrap} from '../syntax/tree.ts';
import {holderOf, isReachable} from '../values/clientPath.ts';
import {isNothing} from '../values/members.ts';
import type {Call} from '../values/parameters.ts';
import type {Path} from '../values/value.ts';
import {importFrom, parentOf, sourceOf, valueOf, type Job} from './job.ts';

/** `client.initIndex(name)` becomes `name`: what was an index is now the name of one. */
export function replaceInitIndex(node: Call, job: Job): void {
  const callee = unwrap(node.callee);
  if (job.done.has(node) || (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression')) return;
  const client = valueOf(callee.object, job);
  if (keyOf(callee) !== 'initIndex' || client?.kind !== 'client') return;
  const [name] = node.arguments;
  const index = valueOf(node, job);
  if (!name || index?.kind !== 'index') return;
  if (!index.client) {
    job.reports.push({
      kind: 'todo',
      node,
      message: 'There are no index objects any more: pass the client and the index name.',
      section: '2-create-the-client',
      why: 'The code that uses this index can’t reach its client.',
    });
    return;
  }
  if (isChoice(node, job)) return;
  reportReassigned(index.client, node, job);
  reportFallback(node, job);
  job.reports.push({
    kind: 'changed',
    node,
    message: '`initIndex` is gone: calls take the name of the index.',
    section: '2-create-the-client',
  });
  if (dropAlias(node, name, callee.object, job)) return;
  keepClient(node, callee.object, job);
  job.edits.replace(node, name);
}

/** `isTest ? one.initIndex(…) : other.initIndex(…)`: nobody knows which client it is. */
function isChoice(node: Node, job: Job): boolean {
  const parent = parentOf(wrap(node, job.program.tree), job);
  if (parent?.type !== 'ConditionalExpression' || valueOf(parent, job)?.kind === 'index') return false;
  job.reports.push({
    kind: 'todo',
    node,
    message: 'The indices here have different clients. Choose the client and the name of the index instead.',
    section: '2-create-the-client',
  });
  return true;
}

/** `given || client.initIndex(…)`: what's given has to be a name, too. */
function reportFallback(node: Node, job: Job): void {
  const wrapped = wrap(node, job.program.tree);
  const parent = parentOf(wrapped, job);
  const others =
    parent?.type === 'LogicalExpression' && parent.operator !== '&&'
      ? [parent.left]
      : parent?.type === 'ConditionalExpression'
        ? [parent.consequent, parent.alternate]
        : parent?.type === 'AssignmentPattern'
          ? [parent.left]
          : [];
  const isElsewhere = others.some(
    (other) =>
      other !== wrapped && !isNothing(other) && (parent?.type === 'AssignmentPattern' || valueOf(other, job)?.kind !== 'index'),
  );
  if (!isElsewhere) return;
  job.reports.push({
    kind: 'check',
    node,
    message: 'If something else is given here, it has to be the name of an index, too.',
    section: '2-create-the-client',
  });
}

/** An index kept the client that it was made with, whatever the variable held later. */
function reportReassigned({root, code}: Path, node: Node, job: Job): void {
  if ('type' in root || root.references.filter((reference) => isWrite(reference, job)).length < (hasValue(root, job) ? 1 : 2))
    return;
  job.reports.push({
    kind: 'check',
    node,
    message: `\`${code}\` is assigned more than once. Calls use the client that it holds when they run.`,
    why: 'The index kept the client that it was made with.',
    section: '2-create-the-client',
  });
}

function hasValue({declarations}: Binding, job: Job): boolean {
  return declarations.some((name) => {
    const parent = parentOf(name, job);
    return parent?.type === 'VariableDeclarator' && !isNothing(parent.init);
  });
}

/** A client that was only made for this index gets a name. */
function keepClient(node: Node, client: Node, job: Job): void {
  const path = job.program.namedClients.get(node);
  const holder = path && holderOf(node, job.program.tree.parents);
  if (!holder) return;
  const end = job.style.semicolon;
  if (holder.type === 'VariableDeclarator') {
    const declaration = parentOf(holder, job);
    const outer = declaration && parentOf(declaration, job);
    const statement = outer?.type === 'ExportNamedDeclaration' ? outer : declaration;
    if (statement) job.edits.before(statement, ['const ', path.code, ' = ', client, end, '\n']);
    return;
  }
  const field = path.code.replace('this.', '');
  if (holder.type === 'ClassProperty' || holder.type === 'ClassPrivateProperty') {
    const modifiers = sourceOf(holder, job).slice(0, rangeOf(holder.key).start - rangeOf(holder).start);
    return job.edits.before(holder, [`${modifiers}${field} = `, client, end, '\n']);
  }
  const statement = parentOf(holder, job);
  if (statement) job.edits.before(statement, [path.code, ' = ', client, end, '\n']);
  declareField(holder, field, job);
}

/** TypeScript wants fields to be declared: beside the field of the index. */
function declareField(assignment: Node, field: string, job: Job): void {
  if (assignment.type !== 'AssignmentExpression') return;
  const key = keyOf(unwrap(assignment.left));
  const declared = job.program.tree.nodes.find((node) => node.type === 'ClassProperty' && keyOf(node) === key && !node.value);
  if (declared?.type !== 'ClassProperty' || !declared.typeAnnotation) return;
  const modifiers = sourceOf(declared, job).slice(0, rangeOf(declared.key).start - rangeOf(declared).start);
  importFrom('algoliasearch', 'type Algoliasearch', job);
  job.edits.before(declared, `${modifiers}${field}: Algoliasearch${job.style.semicolon}\n`);
}

/** `const index = client.initIndex(indexName)`: the variable would only be another name of a variable, so it goes. */
function dropAlias(node: Call, name: Node, client: Node, job: Job): boolean {
  const holder = holderOf(node, job.program.tree.parents);
  const source = unwrap(name);
  if (holder?.type !== 'VariableDeclarator' || holder.id.type !== 'Identifier' || source.type !== 'Identifier') return false;
  const [alias, original] = [job.program.scopes.bindingOf(holder.id), job.program.scopes.bindingOf(source)];
  const declaration = parentOf(holder, job);
  if (!alias || !original || !declaration || !isLocal(alias, job)) return false;
  const isWritten = [alias, original].some((binding) => binding.references.some((reference) => isWrite(reference, job)));
  const isSeen = alias.references.every((reference) => lookUp(original.name, job.program.scopes.scopeAt(reference)) === original);
  if (isWritten || !isSeen) return false;
  for (const reference of alias.references) renameReference(reference, original.name, job);
  job.done.add(holder.id);
  const path = job.program.namedClients.get(node);
  if (path) job.edits.replace(declaration, ['const ', path.code, ' = ', client, job.style.semicolon]);
  else removeStatement(declaration, job);
  return true;
}

function isWrite(reference: Identifier, job: Job): boolean {
  const parent = parentOf(reference, job);
  return (parent?.type === 'AssignmentExpression' && parent.left === reference) || parent?.type === 'UpdateExpression';
}

/** Not exported, and not used by a template. */
function isLocal(binding: Binding, job: Job): boolean {
  if (job.program.hasTemplate && !binding.scope.parent) return false;
  const isExported = (name: Identifier): boolean => {
    for (let at: Node | undefined = name; at; at = parentOf(at, job)) {
      if (at.type === 'ExportSpecifier' || at.type === 'ExportNamedDeclaration') return true;
      if (at.type.endsWith('Statement')) return false;
    }
    return false;
  };
  return ![
    ...binding.references.filter((reference) => parentOf(reference, job)?.type === 'ExportSpecifier'),
    ...binding.declarations.filter((name) => parentOf(name, job)?.type === 'VariableDeclarator'),
  ].some(isExported);
}

function renameReference(reference: Identifier, name: string, job: Job): void {
  const parent = parentOf(reference, job);
  const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
  if (isShort) job.edits.replace(parent, `${reference.name}: ${name}`);
  else job.edits.replace({start: rangeOf(reference).start, end: rangeOf(reference).start + reference.name.length}, name);
}

/** The whole line, if nothing else is on it. */
function removeStatement(statement: Node, job: Job): void {
  const {text} = job.program;
  const {start, end} = rangeOf(statement);
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const isAlone = text.slice(line, start).trim() === '' && /^[ \t]*\r?\n/.test(text.slice(end));
  const next = isAlone ? text.indexOf('\n', end) + 1 : end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0);
  job.edits.replace({start: isAlone ? line : start, end: next}, '');
}

/** `index` holds a name now, so it's called `indexName`. */
export function renameIndices(job: Job): void {
  const bindings = new Set(
    job.program.tree.nodes.flatMap((node) => (node.type === 'Identifier' ? (job.program.scopes.bindingOf(node) ?? []) : [])),
  );
  const renamed = new Map<string, string>();
  for (const binding of bindings) {
    const [name] = binding.declarations;
    if (!name || job.done.has(name) || !isRenamed(name, job) || !isLocal(binding, job)) continue;
    const wanted = /index$/i.test(binding.name) ? `${binding.name}Name` : `${binding.name}IndexName`;
    // The same name in several scopes is fine, as long as it was the same name before.
    const isTaken = job.program.scopes.names.has(wanted) || (renamed.get(wanted) ?? binding.name) !== binding.name;
    if (isTaken) continue;
    renamed.set(wanted, binding.name);
    for (const identifier of [...binding.declarations, ...binding.references]) renameReference(identifier, wanted, job);
  }
}

/** A variable or a parameter that only ever holds an index whose client is known. */
function isRenamed(name: Identifier, job: Job): boolean {
  const value = valueOf(name, job);
  if (value?.kind !== 'index') return false;
  const {client} = value;
  const uses = job.program.scopes.bindingOf(name)?.references ?? [];
  // Code that can't be migrated should still look as its author knows it.
  if (!client || !uses.every((use) => isReachable(client, use, job.program))) return false;
  const parent = parentOf(wrap(name, job.program.tree), job);
  return parent?.type === 'VariableDeclarator'
    ? parent.id === name
    : parent?.type !== 'ObjectProperty' && parent?.type !== 'TSParameterProperty';
}

/** A template can call methods of what its script declares. */
export function reportTemplates(job: Job): void {
  const {hasTemplate, text, tree} = job.program;
  if (!hasTemplate) return;
  const written = new Set(tree.nodes.map((node) => rangeOf(node).start));
  for (const name of new Set(tree.nodes.flatMap((node) => heldName(node, job)))) {
    const calls = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\??\\.\\w+\\([^"}]*`, 'g');
    for (const {0: match, index: start} of text.matchAll(calls)) {
      if (written.has(start)) continue;
      const [called = ''] = match.split('(');
      job.reports.push({
        kind: 'todo',
        node: {start, end: start + match.length},
        message: `The template calls \`${called}\`: change it as the script was changed.`,
        section: 'from-old-call-to-new-call',
      });
    }
  }
}

/** The name of a variable or of a field that holds an index or a client. */
function heldName(node: Node, job: Job): string[] {
  const name =
    node.type === 'ObjectProperty'
      ? keyOf(node)
      : node.type === 'VariableDeclarator' && node.id.type === 'Identifier'
        ? node.id.name
        : undefined;
  const value = node.type === 'ObjectProperty' ? node.value : node.type === 'VariableDeclarator' ? node.init : undefined;
  const kind = name === undefined ? undefined : valueOf(value, job)?.kind;
  return name !== undefined && (kind === 'index' || kind === 'client') ? [name] : [];
}
