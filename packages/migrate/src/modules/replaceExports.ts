import type {Identifier, ImportSpecifier, Node} from '@babel/types';
import {keyOf, rangeOf} from '../syntax/tree.ts';
import {importedName} from '../values/imports.ts';
import {parentOf, quoted, sourceOf, type Job} from '../rules/job.ts';
import {newExport, newSource} from './exportNames.ts';

/** A name to import: `type Hit`, `createMemoryCache as createCache`. */
export type Imported = {package: string; code: string};

/** What a named import becomes. Uses of the name are changed along with it. */
export function replaceNamed(specifier: ImportSpecifier, packageName: string, job: Job): Imported | undefined {
  const name = importedName(specifier);
  const local = specifier.local;
  const now = newExport(packageName, name);
  const isAlias = local.name !== name;
  const prefix = specifier.importKind === 'type' ? 'type ' : '';
  switch (now.kind) {
    case 'same':
      return {package: newSource(packageName), code: prefix + (isAlias ? `${name} as ${local.name}` : name)};
    case 'renamed':
      report(
        specifier,
        name === now.name ? `\`${name}\` comes from \`${now.package ?? ''}\` now.` : `\`${name}\` is now \`${now.name}\`.`,
        job,
      );
      if (!isAlias) for (const use of usesOf(local, job)) rename(use, now.name, job);
      return {
        package: now.package ?? newSource(packageName),
        code: prefix + (isAlias ? `${now.name} as ${local.name}` : now.name),
      };
    case 'inline':
      report(specifier, `The type \`${name}\` is gone: it’s \`${now.code}\` now.`, job);
      for (const use of usesOf(local, job)) inlineType(use, now.code, job);
      return undefined;
    case 'enum':
      report(specifier, `\`${name}\` is gone: its members are strings.`, job);
      return usesOf(local, job).filter((use) => !replaceMember(use, now.write, job)).length > 0
        ? {package: newSource(packageName), code: prefix + name}
        : undefined;
    case 'gone':
      job.reports.push({kind: 'todo', node: specifier, message: `\`${name}\` is gone.`, why: now.why, section: now.section});
      return {package: packageName, code: sourceOf(specifier, job)};
  }
}

function report(node: Node, message: string, job: Job): void {
  job.reports.push({kind: 'changed', node, message, section: 'types'});
}

function usesOf(local: Identifier, job: Job): Identifier[] {
  return job.program.scopes.bindingOf(local)?.references ?? [];
}

function rename(use: Identifier, name: string, job: Job): void {
  const parent = parentOf(use, job);
  if (parent?.type === 'ObjectProperty' && parent.shorthand) job.edits.replace(parent, `${use.name}: ${name}`);
  else if (parent?.type === 'ExportSpecifier') job.edits.replace(use, `${name} as ${use.name}`);
  else job.edits.replace({start: rangeOf(use).start, end: rangeOf(use).start + use.name.length}, name);
}

/** Types that only hold others: what's inside of them can be replaced. */
const holders = new Set([
  'Promise',
  'Array',
  'ReadonlyArray',
  'Map',
  'WeakMap',
  'Record',
  'Set',
  'Ref',
  'ShallowRef',
  'MutableRefObject',
]);

function inlineType(use: Identifier, code: string, job: Job): void {
  const parent = parentOf(use, job);
  const outer = parent && parentOf(parent, job);
  const argumentOf = outer?.type === 'TSTypeParameterInstantiation' ? parentOf(outer, job) : undefined;
  const isHeld =
    argumentOf?.type !== 'TSTypeReference' ||
    (argumentOf.typeName.type === 'Identifier' && holders.has(argumentOf.typeName.name));
  const isTakenApart =
    outer?.type === 'TSIndexedAccessType' ||
    outer?.type === 'TSTypeOperator' ||
    (outer?.type === 'TSTypeParameterInstantiation' && !isHeld);
  if (parent?.type === 'TSTypeReference' && !isTakenApart) return job.edits.replace(parent, code);
  job.reports.push({
    kind: 'todo',
    node: parent ?? use,
    message: `The type \`${use.name}\` is gone, and its members with it.`,
    section: 'types',
  });
}

/** `ScopeEnum.Settings` becomes `'settings'`. */
function replaceMember(use: Identifier, write: (member: string) => string, job: Job): boolean {
  const parent = parentOf(use, job);
  const member = parent?.type === 'MemberExpression' && parent.object === use ? keyOf(parent) : undefined;
  const outer = parent && parentOf(parent, job);
  if (parent && member !== undefined)
    job.edits.replace(outer?.type === 'TSNonNullExpression' ? outer : parent, quoted(write(member), job));
  return member !== undefined;
}
