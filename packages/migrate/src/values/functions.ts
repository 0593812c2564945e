import type {Node} from '@babel/types';
import {isFunction} from '../syntax/scopes.ts';
import {childrenOf} from '../syntax/tree.ts';
import type {Analysis} from './analysis.ts';
import {typeValue} from './types.ts';
import {agree, type Evaluate, type Value} from './value.ts';

/** What a function returns, once its promise has resolved if it has one. */
export function returnValue(node: Node, program: Analysis, of: Evaluate): Value | undefined {
  const returned = returnedExpressions(node)
    .map(of)
    .filter((value) => value !== undefined);
  const declared = 'returnType' in node ? typeValue(node.returnType, program, of) : undefined;
  return agree(returned) ?? (declared?.kind === 'promise' ? declared.of : declared);
}

/** What a call of a function gives. */
export function resultOf(node: Node, program: Analysis, of: Evaluate): Value | undefined {
  const value = returnValue(node, program, of);
  const isAsync = 'async' in node && node.async === true;
  return value && isAsync && value.kind !== 'promise' ? {kind: 'promise', of: value} : value;
}

function returnedExpressions(node: Node): Node[] {
  if (!('body' in node)) return [];
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const visit = (part: Node): void => {
    if (isFunction(part)) return;
    if (part.type === 'ReturnStatement' && part.argument) found.push(part.argument);
    for (const child of childrenOf(part)) visit(child);
  };
  visit(body);
  return found;
}
