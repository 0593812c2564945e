import type {Node} from '@babel/types';
import {isFunction} from '../syntax/scopes.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {thisAt, type Analysis} from './analysis.ts';
import {valueOfBinding} from './bindings.ts';
import {valueOfCall} from './calls.ts';
import {seenThrough} from './clientPath.ts';
import {valueOfMember} from './members.ts';
import {agree, type Value, type Evaluate} from './value.ts';

/** What an expression is: a client, an index, something that holds one, or undefined. */
export function evaluate(expression: Node | null | undefined, program: Analysis): Value | undefined {
  if (!expression) return undefined;
  const node = unwrap(expression);
  if (program.known.has(node)) return program.known.get(node);
  program.known.set(node, undefined);
  const value = compute(node, program);
  program.known.set(node, value);
  return value;
}

function compute(node: Node, program: Analysis): Value | undefined {
  const of = (part: Node | null | undefined): Value | undefined => evaluate(part, program);
  if (isFunction(node)) return {kind: 'function', node};
  switch (node.type) {
    case 'Identifier':
      return valueOfName(node, program, of);
    case 'ThisExpression': {
      const owner = thisAt(node, program);
      return owner && {kind: 'instance', of: owner};
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      if (isGlobal(node.object, program) && keyOf(node) === 'algoliasearch')
        return {kind: 'export', package: 'global', name: 'default'};
      return seenThrough(node.object, of(node.object), valueOfMember(of(node.object), keyOf(node), node, program, of), program);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return valueOfCall(node, program, of);
    case 'NewExpression': {
      const made = of(node.callee);
      return made?.kind === 'class' ? {kind: 'instance', of: made.node} : undefined;
    }
    case 'AwaitExpression': {
      const awaited = of(node.argument);
      return awaited?.kind === 'promise' ? awaited.of : awaited;
    }
    case 'LogicalExpression':
      return node.operator === '&&' ? of(node.right) : (of(node.left) ?? of(node.right));
    case 'ConditionalExpression':
      return agree([of(node.consequent), of(node.alternate)].filter((value) => value !== undefined));
    case 'AssignmentExpression':
      return of(node.right);
    case 'SequenceExpression':
      return of(node.expressions.at(-1));
    case 'ObjectExpression':
      return {kind: 'object', node};
    case 'ArrayExpression': {
      const element = agree(node.elements.map((part) => (part ? of(part) : undefined)));
      return element && {kind: 'list', of: element};
    }
    case 'ClassExpression':
    case 'ClassDeclaration':
      return {kind: 'class', node};
    default:
      return undefined;
  }
}

function valueOfName(node: Node & {type: 'Identifier'}, program: Analysis, of: Evaluate): Value | undefined {
  const binding = program.scopes.bindingOf(node);
  if (binding) return valueOfBinding(binding, program, of);
  // A script tag puts the client there.
  return node.name === 'algoliasearch' ? {kind: 'export', package: 'global', name: 'default'} : undefined;
}

function isGlobal(node: Node, {scopes}: Analysis): boolean {
  return node.type === 'Identifier' && ['window', 'globalThis', 'self', 'global'].includes(node.name) && !scopes.bindingOf(node);
}
