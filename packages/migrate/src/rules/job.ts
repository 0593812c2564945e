import type {Node} from '@babel/types';
import type {Edits} from '../edits/edits.ts';
import type {Style} from '../edits/style.ts';
import type {Report} from '../report/findings.ts';
import {rangeOf, unwrap} from '../syntax/tree.ts';
import type {Analysis} from '../values/analysis.ts';
import {evaluate} from '../values/evaluate.ts';
import type {Value} from '../values/value.ts';

/** One run of the migration over one program: what rules read, and where they write. */
export type Job = {
  program: Analysis;
  style: Style;
  edits: Edits;
  reports: Report[];
  /** Names to import from packages of version 5, by package. */
  imports: Map<string, Set<string>>;
  /** Nodes that a rule has dealt with, so that no other one touches them. */
  done: Set<Node>;
  /** Names of new variables, by the scope that declares them. */
  declared: Map<Node, Set<string>>;
};

export function valueOf(node: Node | null | undefined, {program}: Job): Value | undefined {
  return evaluate(node, program);
}

export function parentOf(node: Node, {program}: Job): Node | undefined {
  return program.tree.parents.get(node);
}

export function sourceOf(node: Node, {program}: Job): string {
  const {start, end} = rangeOf(node);
  return program.text.slice(start, end);
}

/** A string in the program's quotes. */
export function quoted(text: string, {style}: Job): string {
  return `${style.quote}${text}${style.quote}`;
}

export function importFrom(packageName: string, name: string, {imports}: Job): void {
  imports.set(packageName, (imports.get(packageName) ?? new Set()).add(name));
}

/** A name for a new variable beside a statement: no variable of the program has it. */
export function newVariable(wanted: string, at: Node, {program, declared}: Job): string {
  const scope = program.scopes.scopeAt(at).node;
  const taken = declared.get(scope) ?? new Set<string>();
  declared.set(scope, taken);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    if (taken.has(name) || program.scopes.names.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** What's written out, here or in a variable that's only used here. */
export function literalOf(node: Node | null | undefined, {program}: Job): Node | undefined {
  const inner = node && unwrap(node);
  if (inner?.type !== 'Identifier') return inner ?? undefined;
  const binding = program.scopes.bindingOf(inner);
  const [name, ...others] = binding?.declarations ?? [];
  const declarator = name && program.tree.parents.get(name);
  const isOwn = others.length === 0 && binding?.references.length === 1 && declarator?.type === 'VariableDeclarator';
  return isOwn && declarator.init && declarator.id === name ? unwrap(declarator.init) : inner;
}
