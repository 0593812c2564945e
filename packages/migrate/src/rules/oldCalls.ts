import type {Node} from '@babel/types';
import {isFunction} from '../syntax/scopes.ts';
import {unwrap} from '../syntax/tree.ts';
import type {Call} from '../values/parameters.ts';
import type {Value} from '../values/value.ts';
import {clientRules} from './clientRules.ts';
import {indexRules} from './indexRules.ts';
import {valueOf, type Job} from './job.ts';

/** Version 3 took callbacks, and an object with the query. */
export function isOlder(method: string, value: Value | undefined, node: Call, job: Job): boolean {
  const [first, ...others] = node.arguments.map((argument) => unwrap(argument));
  const isCallback = (argument: Node | undefined): boolean =>
    argument !== undefined &&
    (isFunction(argument) ||
      valueOf(argument, job)?.kind === 'function' ||
      (argument.type === 'Identifier' && /^(callback|cb|done)$/.test(argument.name)));
  if (method !== 'findObject' && (isCallback(first) || others.some(isCallback))) return true;
  if (method === 'getObject' && others[0]?.type === 'ArrayExpression') return true;
  return method === 'search' && value?.kind === 'index' && first?.type === 'ObjectExpression';
}

export function reportOlder(method: string, node: Node, job: Job): void {
  job.reports.push({
    kind: 'todo',
    node,
    message: `This call of \`${method}\` is written for version 3 of the client.`,
    why: 'Callbacks are gone: calls return promises. The query is an argument of its own in version 4.',
    section: 'from-old-call-to-new-call',
  });
}

/** Methods that are the same in both versions. */
const unchanged = new Set([
  'addAlgoliaAgent',
  'clearCache',
  'getDictionarySettings',
  'getPersonalizationStrategy',
  'setClientApiKey',
]);

export function reportUnknown(value: Value | undefined, method: string, node: Node, job: Job): void {
  if (unchanged.has(method)) return;
  const isLite = value?.kind === 'index' ? value.isLite : value?.kind === 'client' && value.client === 'lite';
  if (isLite && (Object.hasOwn(indexRules, method) || Object.hasOwn(clientRules, method)))
    return void job.reports.push({
      kind: 'todo',
      node,
      message: `The lite client of version 5 has no method for \`${method}\`: import the full client here.`,
      why: 'In Node.js, `algoliasearch/lite` of version 4 was the full client.',
      section: 'lite-client',
    });
  const owner = value?.kind === 'index' ? 'An index' : 'This client';
  job.reports.push({
    kind: 'todo',
    node,
    message: `${owner} of version 4 has no method \`${method}\`.`,
    section: 'from-old-call-to-new-call',
  });
}
