import {Refusal} from '../request/refusal.ts';
import type {FilterCondition} from '../state/condition.ts';
import {createScanner, type Scanner} from './scanner.ts';

type Tree = {kind: 'and' | 'or'; children: Tree[]} | {kind: 'condition'; condition: FilterCondition};

/** Parses `filters`: conditions joined by AND, OR, NOT and parentheses. OR binds closer, as in Algolia. */
export function parseFilters(text: string): FilterCondition[][] {
  if (text.trim() === '') return [];
  const scanner = createScanner('filters', text);
  const tree = parseAnd(scanner);
  if (!scanner.isAtEnd()) throw scanner.refuse('AND or OR, or the end');
  return toLists(tree);
}

function parseAnd(scanner: Scanner): Tree {
  const children = [parseOr(scanner)];
  while (scanner.takeWord('AND')) children.push(parseOr(scanner));
  return children.length === 1 && children[0] ? children[0] : {kind: 'and', children};
}

function parseOr(scanner: Scanner): Tree {
  const children = [parseUnit(scanner)];
  while (scanner.takeWord('OR')) children.push(parseUnit(scanner));
  return children.length === 1 && children[0] ? children[0] : {kind: 'or', children};
}

function parseUnit(scanner: Scanner): Tree {
  const isNegated = scanner.takeWord('NOT');
  if (!scanner.takeSign('(')) return {kind: 'condition', condition: scanner.readCondition(isNegated)};
  if (isNegated) throw new Refusal(400, 'filters: NOT can negate a single condition, but not a group in parentheses.');
  const inner = parseAnd(scanner);
  if (!scanner.takeSign(')')) throw scanner.refuse('a closing parenthesis');
  return inner;
}

function toLists(tree: Tree): FilterCondition[][] {
  if (tree.kind === 'and') return tree.children.flatMap(toLists);
  const alternatives = listAlternatives(tree);
  const kinds = new Set(alternatives.map(({kind}) => (kind === 'range' ? 'number' : kind)));
  if (kinds.size > 1)
    throw new Refusal(
      400,
      `filters: OR can join only conditions of the same kind, but here it joins ${[...kinds].join(' and ')} conditions. Join different kinds with AND.`,
    );
  return [alternatives];
}

function listAlternatives(tree: Tree): FilterCondition[] {
  if (tree.kind === 'condition') return [tree.condition];
  if (tree.kind === 'and')
    throw new Refusal(
      400,
      'filters: OR cannot join groups of AND. Write (a OR b) AND (c OR d) instead of (a AND b) OR (c AND d).',
    );
  return tree.children.flatMap(listAlternatives);
}
