import type {Identifier, Node} from '@babel/types';
import type {Binding} from '../syntax/scopes.ts';
import {rangeOf, wrap} from '../syntax/tree.ts';
import {isReachable} from '../values/clientPath.ts';
import {parentOf, valueOf, type Job} from './job.ts';

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

export function isWrite(reference: Identifier, job: Job): boolean {
  const parent = parentOf(reference, job);
  return (parent?.type === 'AssignmentExpression' && parent.left === reference) || parent?.type === 'UpdateExpression';
}

/** Not exported, and not used by a template. */
export function isLocal(binding: Binding, job: Job): boolean {
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

export function renameReference(reference: Identifier, name: string, job: Job): void {
  const parent = parentOf(reference, job);
  const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
  if (isShort) job.edits.replace(parent, `${reference.name}: ${name}`);
  else job.edits.replace({start: rangeOf(reference).start, end: rangeOf(reference).start + reference.name.length}, name);
}
