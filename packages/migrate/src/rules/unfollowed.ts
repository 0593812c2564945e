import type {Node} from '@babel/types';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {clientRules} from './clientRules.ts';
import {indexRules} from './indexRules.ts';
import {sourceOf, valueOf, type Job} from './job.ts';
import {waitCall} from './position.ts';

/** Methods that other things have, too. */
const common = new Set([
  'search',
  'delete',
  'exists',
  'batch',
  'destroy',
  'getObject',
  'getTask',
  'getLogs',
  'getRule',
  'findObject',
  'getSettings',
  'setSettings',
  'getObjects',
  'clearRules',
  'getRecommendations',
]);

/** Names that say what something is. */
const tellingReceiver = /index$|indices|algolia|searchClient/i;

/** Calls that look like version 4, of something that nobody can follow. */
export function reportUnfollowed(node: Node, job: Job): void {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return;
  const callee = unwrap(node.callee);
  if (job.done.has(node) || (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression')) return;
  const method = keyOf(callee) ?? '';
  const receiver = sourceOf(callee.object, job);
  if (job.reports.some((report) => report.node === node)) return;
  if (method === 'wait' ? !isWait(callee.object, job) : !isOldCall(method, receiver, node.arguments[0], job)) return;
  const value = valueOf(callee.object, job);
  if (value && !(value.kind === 'migrated' && method === 'initIndex')) return;
  job.reports.push({
    kind: 'todo',
    node: waitCall(node, job) ?? node,
    message:
      method === 'wait'
        ? 'Promises have no `wait` any more, and the assistant can’t tell what this one is for.'
        : `\`${method}\` looks like a call of version 4, but the assistant can’t tell where \`${shorten(receiver)}\` comes from.`,
    section: method === 'wait' ? '5-replace-every-wait' : 'from-old-call-to-new-call',
  });
}

function isOldCall(method: string, receiver: string, argument: Node | undefined, job: Job): boolean {
  if (method !== 'initIndex' && !Object.hasOwn(indexRules, method) && !Object.hasOwn(clientRules, method)) return false;
  const isTelling =
    tellingReceiver.test(receiver.replace(/\(.*$/s, '')) || (method === 'search' && isLikelyIndex(receiver, argument, job));
  if (common.has(method) && !isTelling) return false;
  const given = argument && unwrap(argument);
  const isForVersion5 =
    given?.type === 'ObjectExpression' && given.properties.some((part) => version5Fields.has(keyOf(part) ?? ''));
  return !isForVersion5;
}

const version5Fields = new Set([
  'indexName',
  'requests',
  'parentApiKey',
  'securedApiKey',
  'key',
  'taskID',
  'dictionaryName',
  'region',
]);

/** `….wait()` of a write that isn't followed, or of a promise in a variable. */
function isWait(promise: Node, job: Job): boolean {
  const inner = unwrap(promise);
  if (job.done.has(inner)) return false;
  if (inner.type === 'Identifier') {
    const [name] = job.program.scopes.bindingOf(inner)?.declarations ?? [];
    const declarator = name && job.program.tree.parents.get(name);
    const init = declarator?.type === 'VariableDeclarator' && declarator.init ? unwrap(declarator.init) : undefined;
    return init ? isWait(init, job) || job.done.has(init) : false;
  }
  if (inner.type !== 'CallExpression' && inner.type !== 'OptionalCallExpression') return false;
  if (job.reports.some(({node}) => node === inner)) return false;
  const method = keyOf(unwrap(inner.callee)) ?? '';
  return Object.hasOwn(indexRules, method) || Object.hasOwn(clientRules, method);
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Strings have a `search`, too: an index that became a name would go unnoticed. */
function isLikelyIndex(receiver: string, argument: Node | undefined, {program}: Job): boolean {
  if (!program.text.includes('initIndex') || argument?.type === 'RegExpLiteral') return false;
  return !/^['"`]|helper|location|url|text|string/i.test(receiver.replace(/\(.*$/s, ''));
}
