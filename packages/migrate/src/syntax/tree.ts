import type {Node} from '@babel/types';

/** All nodes of a program, in order of the source, and what contains each. */
export type Tree = {nodes: Node[]; parents: Map<Node, Node>};

const notChildren = new Set([
  'leadingComments',
  'trailingComments',
  'innerComments',
  'comments',
  'loc',
  'extra',
  'tokens',
  'errors',
]);

export function buildTree(root: Node): Tree {
  const nodes: Node[] = [];
  const parents = new Map<Node, Node>();
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(root);
  return {nodes, parents};
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  const fields = node as unknown as Record<string, unknown>;
  for (const key in fields) {
    const value = fields[key];
    if (typeof value !== 'object' || value === null || notChildren.has(key)) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
      continue;
    }
    for (const element of value) if (isNode(element)) children.push(element);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.start === 'number';
}

/** Where a node starts and ends. Nodes of a parsed text always have both. */
export function rangeOf(node: Node): {start: number; end: number} {
  return {start: node.start ?? 0, end: node.end ?? 0};
}

/** Without what surrounds an expression and doesn't change its value: parentheses, types and `!`. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TypeCastExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** The outermost of what `unwrap` removes. */
export function wrap(node: Node, {parents}: Tree): Node {
  const parent = parents.get(node);
  return parent && unwrap(parent) !== parent && unwrap(parent) === unwrap(node) ? wrap(parent, {nodes: [], parents}) : node;
}

/** The name that a property, a member or a specifier has in the source; undefined if only the running program knows it. */
export function keyOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') return nameOf(node.property, node.computed);
  if (
    node.type === 'ObjectProperty' ||
    node.type === 'ObjectMethod' ||
    node.type === 'ClassProperty' ||
    node.type === 'ClassMethod'
  )
    return nameOf(node.key, node.computed);
  if (node.type === 'ClassPrivateProperty' || node.type === 'ClassPrivateMethod') return nameOf(node.key, false);
  return undefined;
}

function nameOf(key: Node, isComputed: boolean): string | undefined {
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return key.type === 'Identifier' && !isComputed ? key.name : undefined;
}

/** The text of a string that's written out; undefined for others. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  const [only] = node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis : [];
  return only?.value.cooked;
}

/** Position of the first element of a sorted list that starts there or later. */
export function firstFrom<Element>(sorted: readonly Element[], start: number, startOf: (element: Element) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = sorted[middle];
    if (element !== undefined && startOf(element) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
