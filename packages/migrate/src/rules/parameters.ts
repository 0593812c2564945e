import type {Node} from '@babel/types';
import {isFunction, type Binding} from '../syntax/scopes.ts';
import {freeName, isReachable, pathOf} from '../values/clientPath.ts';
import {evaluate} from '../values/evaluate.ts';
import {callsOf} from '../values/parameters.ts';
import type {Value} from '../values/value.ts';
import {importFrom, parentOf, type Job} from './job.ts';

/** A function that gets an index whose client it can't reach gets the client, too. */
export function shareClients(job: Job): void {
  const {program} = job;
  const shared = program.tree.nodes.flatMap((node) =>
    isFunction(node) && 'params' in node ? (node.params as Node[]).flatMap((parameter) => shareClient(node, parameter, job)) : [],
  );
  if (shared.length === 0) return;
  // What was found out before doesn't know these clients.
  program.known.clear();
  program.knownNames.clear();
  for (const [name, value] of shared) program.knownNames.set(name, value);
}

function shareClient(node: Node, parameter: Node, job: Job): [Binding, Value][] {
  const {program} = job;
  const parent = parentOf(node, job);
  // Whoever calls a callback decides what it gets.
  const isCallback = (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee !== node;
  if (parameter.type !== 'Identifier' || isCallback) return [];
  const value = evaluate(parameter, program);
  if (value?.kind !== 'index' || (value.client && isReachable(value.client, parameter, program))) return [];
  const calls = callsOf(node, program, (part) => evaluate(part, program));
  const position = (('params' in node ? node.params : []) as Node[]).indexOf(parameter);
  const given = calls.map((call) => ({argument: call.arguments[position], path: clientOf(call.arguments[position], call, job)}));
  if (given.some(({path}) => !path)) return [];
  const name = freeName(['client', 'searchClient', 'algoliaClient'], program);
  const scope = program.scopes.scopeAt(parameter);
  const root = {name, scope, declarations: [], references: []};
  scope.names.set(name, root);
  const isTyped = parameter.typeAnnotation !== null && parameter.typeAnnotation !== undefined;
  if (isTyped) importFrom('algoliasearch', 'type Algoliasearch', job);
  job.edits.before(parameter, isTyped ? `${name}: Algoliasearch, ` : `${name}, `);
  for (const {argument, path} of given) if (argument && path) job.edits.before(argument, `${path}, `);
  job.reports.push({
    kind: calls.length > 0 && !isExported(node, job) ? 'changed' : 'check',
    node: parameter,
    message: 'This function gets the client and the name of the index, instead of an index.',
    why: 'Change its callers in other files accordingly.',
    section: '2-create-the-client',
  });
  const binding = program.scopes.bindingOf(parameter);
  return binding ? [[binding, {kind: 'index', isLite: value.isLite, client: {root, code: name}}]] : [];
}

/** Code for the client of an index that's passed to a function. */
function clientOf(argument: Node | undefined, at: Node, {program}: Job): string | undefined {
  const value = evaluate(argument, program);
  if (value?.kind !== 'index' || !argument) return undefined;
  if (value.client && isReachable(value.client, at, program)) return value.client.code;
  return argument.type === 'CallExpression' && argument.callee.type === 'MemberExpression'
    ? pathOf(argument.callee.object, program)?.code
    : undefined;
}

function isExported(node: Node, job: Job): boolean {
  const parent = parentOf(node, job);
  return parent?.type.startsWith('Export') ?? false;
}
