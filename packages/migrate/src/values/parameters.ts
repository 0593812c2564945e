import type {CallExpression, Node, OptionalCallExpression} from '@babel/types';
import {keyOf, unwrap} from '../syntax/tree.ts';
import type {Analysis} from './analysis.ts';
import {agree, type Value, type Evaluate} from './value.ts';

export type Call = CallExpression | OptionalCallExpression;

const listMethods = new Set(['map', 'forEach', 'filter', 'find', 'flatMap', 'some', 'every']);

/** What the callers of a function pass for a parameter. */
export function parameterValue(node: Node, pattern: Node, program: Analysis, of: Evaluate): Value | undefined {
  const parameters = 'params' in node ? (node.params as Node[]) : [];
  const position = parameters.indexOf(pattern);
  if (position < 0) return undefined;
  const parent = program.tree.parents.get(node);
  if (parent?.type === 'CallExpression' && parent.callee !== node) return callbackValue(parent, node, position, of);
  return agree(callsOf(node, program, of).map(({arguments: given}) => (given[position] ? of(given[position]) : undefined)));
}

function callbackValue(call: CallExpression, node: Node, position: number, of: Evaluate): Value | undefined {
  const callee = unwrap(call.callee);
  if (position !== 0 || call.arguments[0] !== node) return undefined;
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return undefined;
  const [object, method] = [of(callee.object), keyOf(callee) ?? ''];
  if (object?.kind === 'promise' && method === 'then') return object.of;
  return object?.kind === 'list' && listMethods.has(method) ? object.of : undefined;
}

/** All calls of a function that are in the program. */
export function callsOf(node: Node, program: Analysis, of: Evaluate): Call[] {
  const parent = program.tree.parents.get(node);
  const isCalledAtOnce = parent?.type === 'CallExpression' && parent.callee === node;
  const name = functionName(node, parent);
  const calls = name === undefined ? [] : (callsByName(program).get(name) ?? []);
  return [...(isCalledAtOnce ? [parent] : []), ...calls.filter((call) => isCallOf(call, node, of))];
}

function isCallOf(call: Call, node: Node, of: Evaluate): boolean {
  const value = of(call.callee);
  return value?.kind === 'function' && value.node === node;
}

const callLists = new WeakMap<Analysis, Map<string, Call[]>>();

/** Looking at all nodes for each function would take the square of the time. */
function callsByName(program: Analysis): Map<string, Call[]> {
  const known = callLists.get(program);
  if (known) return known;
  const calls = new Map<string, Call[]>();
  for (const node of program.tree.nodes) {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') continue;
    const callee = unwrap(node.callee);
    const name = callee.type === 'Identifier' ? callee.name : keyOf(callee);
    if (name !== undefined) calls.set(name, [...(calls.get(name) ?? []), node]);
  }
  callLists.set(program, calls);
  return calls;
}

function functionName(node: Node, parent: Node | undefined): string | undefined {
  if ((node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') && node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return keyOf(node) ?? (parent && keyOf(parent));
}
