import type {Node} from '@babel/types';
import {isFunction} from '../syntax/scopes.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {isReachable} from '../values/clientPath.ts';
import type {Value} from '../values/value.ts';
import {clientRules} from './clientRules.ts';
import {indexRules} from './indexRules.ts';
import {parentOf, sourceOf, valueOf, type Job} from './job.ts';

type Member = Node & {type: 'MemberExpression' | 'OptionalMemberExpression'};

function isMember(node: Node): node is Member {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
}

/** What an index or a client was read for, other than to call its methods. */
export function replaceMember(node: Node, job: Job): void {
  if (!isMember(node)) return;
  const value = valueOf(node.object, job);
  const key = keyOf(node);
  if (value?.kind === 'client' && key === 'transporter') return reportTransporter(node, job);
  if (value?.kind !== 'index' && value?.kind !== 'client') return;
  if (value.kind === 'index' && key === 'indexName') return job.edits.replace(node, node.object);
  if (
    value.kind === 'index' &&
    (key === 'appId' || key === 'transporter') &&
    value.client &&
    isReachable(value.client, node, job.program)
  )
    return job.edits.replace(node, `${value.client.code}.${key}`);
  const parent = parentOf(node, job);
  const isCalled = (parent?.type === 'CallExpression' || parent?.type === 'OptionalCallExpression') && parent.callee === node;
  if (key === undefined)
    reportMethod(node, 'The name of this method is only known when the program runs, so its call can’t be changed.', job);
  else if (!isCalled && isOldMethod(value, key))
    reportMethod(node, `The method \`${key}\` is used as a value, so its calls can’t be changed.`, job);
}

function isOldMethod(value: Value, key: string): boolean {
  return value.kind === 'index' ? Object.hasOwn(indexRules, key) : key === 'initIndex' || Object.hasOwn(clientRules, key);
}

function reportMethod(node: Node, message: string, job: Job): void {
  job.reports.push({
    kind: 'todo',
    node,
    message,
    section: 'from-old-call-to-new-call',
    why: 'Index objects are gone, and methods take other arguments.',
  });
}

function reportTransporter(node: Node, job: Job): void {
  const parent = parentOf(node, job);
  const key = parent && isMember(parent) ? keyOf(parent) : undefined;
  if (!key || !['read', 'write', 'userAgent', 'headers', 'queryParameters'].includes(key)) return;
  job.reports.push({
    kind: 'todo',
    node: parent ?? node,
    message: `\`transporter.${key}\` is gone.`,
    why: 'Now there are `request`, `algoliaAgent`, `baseHeaders` and `baseQueryParameters`.',
    section: 'client-options-and-errors',
  });
}

/** `const {search} = index` takes methods off their object. */
export function replaceDestructuring(node: Node, job: Job): void {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || !node.init) return;
  const value = valueOf(node.init, job);
  if (value?.kind !== 'index' && value?.kind !== 'client') return;
  const [only, ...others] = node.id.properties;
  if (value.kind === 'index' && only?.type === 'ObjectProperty' && others.length === 0 && keyOf(only) === 'indexName')
    return job.edits.replace(node.id, only.value);
  for (const property of node.id.properties)
    if (property.type === 'RestElement' || isOldMethod(value, keyOf(property) ?? ''))
      reportMethod(property, `\`${sourceOf(property, job)}\` is destructured, so its calls can’t be changed.`, job);
}

const expressions = new Set([
  'Identifier',
  'MemberExpression',
  'OptionalMemberExpression',
  'CallExpression',
  'OptionalCallExpression',
]);

/** An index that goes where nobody can follow it: it's a name there now. */
export function reportEscapes(node: Node, job: Job): void {
  if (!expressions.has(node.type)) return;
  const value = valueOf(node, job);
  if (value?.kind !== 'index' || !value.client) return;
  const property = parentOf(node, job);
  // In an object, it goes where the object goes.
  const held = property?.type === 'ObjectProperty' && property.value === node ? parentOf(property, job) : node;
  const parent = held && parentOf(held, job);
  const gets = parent && receiverOf(held, parent, job);
  if (!gets) return;
  job.reports.push({
    kind: 'check',
    node,
    message: `${gets} the name of the index now, not an index.`,
    why: 'Code that calls methods of the index needs the client, too.',
    section: '2-create-the-client',
  });
}

/** What gets an index, in words, if it's out of sight. */
function receiverOf(node: Node, parent: Node, job: Job): string | undefined {
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    if (parent.callee === node || isKeeper(parent.callee)) return undefined;
    const called = valueOf(unwrap(parent.callee), job);
    return called?.kind === 'function' || called?.kind === 'class' ? undefined : `\`${sourceOf(parent.callee, job)}\` gets`;
  }
  if (parent.type === 'JSXExpressionContainer') return 'The component gets';
  if (parent.type === 'ReturnStatement' || (parent.type === 'ArrowFunctionExpression' && parent.body === node))
    return isExportedFunction(parent, job) ? 'Files that call this function get' : undefined;
  if (parent.type === 'ExportSpecifier' || parent.type === 'ExportDefaultDeclaration') return 'Files that import this get';
  if (parent.type === 'VariableDeclarator' && parent.init === node) {
    const declaration = parentOf(parent, job);
    return declaration && parentOf(declaration, job)?.type === 'ExportNamedDeclaration'
      ? 'Files that import this get'
      : undefined;
  }
  if (parent.type !== 'AssignmentExpression' || parent.right !== node) return undefined;
  const left = unwrap(parent.left);
  if (!isMember(left) || left.object.type === 'ThisExpression') return undefined;
  const holder = valueOf(left.object, job);
  return holder && valueOf(left, job) ? undefined : `\`${sourceOf(left, job)}\` holds`;
}

/** Functions that give back what they get, or only print it. */
function isKeeper(callee: Node): boolean {
  const name = callee.type === 'Identifier' ? callee.name : keyOf(callee);
  return ['useMemo', 'useRef', 'useState', 'ref', 'shallowRef', 'markRaw', 'freeze', 'resolve'].includes(name ?? '');
}

/** `export function`, `export const f = () =>`, `exports.f =` and `module.exports = {f}`, as far as they can be seen. */
function isExportedFunction(node: Node, job: Job): boolean {
  let at: Node | undefined = node;
  while (at && !isFunction(at)) at = parentOf(at, job);
  const holder = at && parentOf(at, job);
  const outer = holder?.type === 'VariableDeclarator' ? parentOf(parentOf(holder, job) ?? holder, job) : holder;
  if (outer?.type === 'AssignmentExpression') return /^(module\.)?exports\b/.test(sourceOf(outer.left, job));
  return outer?.type.startsWith('Export') ?? false;
}
