import type {AwaitExpression, Node} from '@babel/types';
import type {Call} from '../values/parameters.ts';
import {isFunction} from '../syntax/scopes.ts';
import {keyOf, wrap} from '../syntax/tree.ts';
import {parentOf, type Job} from './job.ts';

/** Where the value of a call goes. */
export type Position = {
  /** The call, or the call of `wait` on its result. */
  whole: Call;
  isWaited: boolean;
  awaited: AwaitExpression | undefined;
  /** The outermost expression with the same value. */
  outer: Node;
  /** Nothing uses the value. */
  isUnused: boolean;
};

export function findPosition(node: Call, job: Job): Position {
  const wait = waitCall(node, job);
  const whole = wait ?? node;
  const wrapped = wrap(whole, job.program.tree);
  const parent = parentOf(wrapped, job);
  const awaited = parent?.type === 'AwaitExpression' ? parent : undefined;
  const outer = awaited ? wrap(awaited, job.program.tree) : wrapped;
  return {whole, isWaited: wait !== undefined, awaited, outer, isUnused: isUnused(outer, job)};
}

/** `call().wait()` */
export function waitCall(node: Call, job: Job): Call | undefined {
  const wrapped = wrap(node, job.program.tree);
  const member = parentOf(wrapped, job);
  const isMember =
    (member?.type === 'MemberExpression' || member?.type === 'OptionalMemberExpression') && member.object === wrapped;
  const call = isMember && keyOf(member) === 'wait' ? parentOf(member, job) : undefined;
  return (call?.type === 'CallExpression' || call?.type === 'OptionalCallExpression') && call.callee === member
    ? call
    : undefined;
}

/** A statement of its own, an element of `Promise.all` whose result nobody uses, or what a function gives that's only called for it. */
function isUnused(node: Node, job: Job): boolean {
  const parent = parentOf(node, job);
  switch (parent?.type) {
    case 'ExpressionStatement':
      return true;
    case 'UnaryExpression':
      return parent.operator === 'void';
    case 'AwaitExpression':
      return isUnused(wrap(parent, job.program.tree), job);
    case 'ArrowFunctionExpression':
      return parent.body === node && isCalledForEffect(parent, job);
    case 'ArrayExpression':
    case 'CallExpression':
      return isUnusedArgument(node, parent, job);
    default:
      return false;
  }
}

function isUnusedArgument(node: Node, parent: Node, job: Job): boolean {
  const call = parent.type === 'ArrayExpression' ? parentOf(parent, job) : parent;
  if (call?.type !== 'CallExpression' || call.callee === node || call.callee.type !== 'MemberExpression') return false;
  const {object} = call.callee;
  const isAll =
    object.type === 'Identifier' && object.name === 'Promise' && ['all', 'allSettled', 'race'].includes(keyOf(call.callee) ?? '');
  return isAll && isUnused(wrap(call, job.program.tree), job);
}

/** The function is the argument of `forEach`, or of a `map` whose list nobody uses. */
function isCalledForEffect(node: Node, job: Job): boolean {
  const call = parentOf(node, job);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false;
  const name = keyOf(call.callee);
  return name === 'forEach' || (name === 'map' && isUnused(wrap(call, job.program.tree), job));
}

/** The statement around an expression, if another one can stand before and behind it. */
export function statementOf(node: Node, job: Job): Node | undefined {
  for (let at: Node | undefined = node; at; at = parentOf(at, job)) {
    const parent = parentOf(at, job);
    if (isListed(at, parent)) return at;
    if (at !== node && isFunction(at)) return undefined;
  }
  return undefined;
}

function isListed(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'SwitchCase') return parent.test !== node;
  return parent !== undefined && ['Program', 'BlockStatement', 'StaticBlock', 'TSModuleBlock'].includes(parent.type);
}

/** The innermost statement around an expression that a comment can stand before. */
export function lineOf(node: Node, job: Job): Node | undefined {
  for (let at: Node | undefined = node; at; at = parentOf(at, job)) if (isListed(at, parentOf(at, job))) return at;
  return undefined;
}
