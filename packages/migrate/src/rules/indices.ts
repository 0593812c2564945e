import type {Node} from '@babel/types';
import {lookUp, type Binding} from '../syntax/scopes.ts';
import {keyOf, rangeOf, unwrap, wrap} from '../syntax/tree.ts';
import {holderOf} from '../values/clientPath.ts';
import {isNothing} from '../values/members.ts';
import type {Call} from '../values/parameters.ts';
import type {Path} from '../values/value.ts';
import {importFrom, parentOf, sourceOf, valueOf, type Job} from './job.ts';
import {isLocal, isWrite, renameReference} from './renameIndices.ts';

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

/** The whole line, if nothing else is on it. */
function removeStatement(statement: Node, job: Job): void {
  const {text} = job.program;
  const {start, end} = rangeOf(statement);
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const isAlone = text.slice(line, start).trim() === '' && /^[ \t]*\r?\n/.test(text.slice(end));
  const next = isAlone ? text.indexOf('\n', end) + 1 : end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0);
  job.edits.replace({start: isAlone ? line : start, end: next}, '');
}
