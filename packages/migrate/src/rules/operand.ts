import type {Node} from '@babel/types';
import type {Code} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';

const simple = new Set([
  'Identifier',
  'MemberExpression',
  'CallExpression',
  'ThisExpression',
  'ArrayExpression',
  'ParenthesizedExpression',
  'StringLiteral',
  'TemplateLiteral',
]);

/** An expression that something can follow: `.map(…)`, for example. Others get parentheses. */
export function operand(node: Node | undefined, otherwise = ''): Code {
  if (!node) return otherwise;
  return simple.has(node.type) ? node : ['(', node, ')'];
}

/** Reading it twice gives the same and does nothing else. */
export function isStable(code: Code): boolean {
  if (typeof code === 'string') return true;
  if (!('type' in code)) return false;
  const node = unwrap(code);
  if (node.type === 'MemberExpression') return keyOf(node) !== undefined && isStable(node.object);
  if (node.type === 'TemplateLiteral') return node.expressions.every(isStable);
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return isStable(node.left) && isStable(node.right);
  if (node.type === 'ConditionalExpression') return [node.test, node.consequent, node.alternate].every(isStable);
  return node.type === 'Identifier' || node.type === 'ThisExpression' || node.type.endsWith('Literal');
}
