import type {Node} from '@babel/types';
import {keyOf, textOf, unwrap} from '../syntax/tree.ts';
import type {Analysis} from './analysis.ts';
import {clientPath, pathOf} from './clientPath.ts';
import {resultOf, returnValue} from './functions.ts';
import {moduleValue, projectModule} from './imports.ts';
import {valueOfMember} from './members.ts';
import type {Call} from './parameters.ts';
import {isLitePackage, type ClientKind, type Value, type Evaluate} from './value.ts';

const factories: Record<string, ClientKind> = {
  '@algolia/client-search:createSearchClient': 'search',
  '@algolia/client-analytics:createAnalyticsClient': 'analytics',
  '@algolia/client-personalization:createPersonalizationClient': 'personalization',
  '@algolia/recommend:default': 'recommend',
};

/** Functions of version 5 that make clients. */
const newFactories = new Set([
  'algoliasearch',
  'liteClient',
  'searchClient',
  'recommendClient',
  'analyticsClient',
  'personalizationClient',
]);

const sideClients: Record<string, ClientKind> = {
  initAnalytics: 'analytics',
  initPersonalization: 'personalization',
  initRecommendation: 'personalization',
};

/** The kind of client that a function of version 4 makes; undefined if it makes none. */
export function clientMadeBy(value: Value | undefined): ClientKind | undefined {
  if (value?.kind === 'module') return clientMadeBy({kind: 'export', package: value.package, name: 'default'});
  if (value?.kind !== 'export') return undefined;
  if (value.name === 'default' && isLitePackage(value.package)) return 'lite';
  if (value.name === 'default' && /^(global$|algoliasearch(\/|$))/.test(value.package)) return 'search';
  return factories[`${value.package}:${value.name}`];
}

/** What a call gives. */
export function valueOfCall(node: Call, program: Analysis, of: Evaluate): Value | undefined {
  const callee = unwrap(node.callee);
  const loaded = loadedModule(node, callee, program);
  if (loaded) return loaded;
  const hooked = frameworkValue(node, callee, program, of);
  if (hooked) return hooked;
  const called = of(callee);
  const client = clientMadeBy(called);
  if (client) return {kind: 'client', client};
  if (called?.kind === 'export' && newFactories.has(called.name)) return {kind: 'migrated'};
  if (called?.kind === 'maker') return called.of;
  if (called?.kind === 'function') return seenFromOutside(resultOf(called.node, program, of), called.node, node, program);
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return undefined;
  return valueOfMethodCall(node, callee, program, of);
}

/** An index that a function returns: a client that was passed to the function has another name where it's called. */
function seenFromOutside(value: Value | undefined, made: Node, call: Call, program: Analysis): Value | undefined {
  if (value?.kind === 'promise') {
    const inner = seenFromOutside(value.of, made, call, program);
    return inner && {kind: 'promise', of: inner};
  }
  if (value?.kind !== 'index' || !value.client || 'type' in value.client.root) return value;
  const {root, code} = value.client;
  if (!isWithin(root.scope.node, made, program)) return value;
  const parameters = 'params' in made ? (made.params as Node[]) : [];
  const position = parameters.findIndex((parameter) => parameter.type === 'Identifier' && parameter.name === code);
  const argument = root.scope.node === made ? call.arguments[position] : undefined;
  return {...value, client: argument && pathOf(argument, program)};
}

function isWithin(node: Node, container: Node, {tree}: Analysis): boolean {
  for (let at: Node | undefined = node; at; at = tree.parents.get(at)) if (at === container) return true;
  return false;
}

type Member = Node & {type: 'MemberExpression' | 'OptionalMemberExpression'};

function valueOfMethodCall(node: Call, callee: Member, program: Analysis, of: Evaluate): Value | undefined {
  const [object, method] = [of(callee.object), keyOf(callee) ?? ''];
  const result = firstFunction(node, program, of);
  if (object?.kind === 'client' && method === 'initIndex')
    return {kind: 'index', isLite: object.client === 'lite', client: clientPath(callee.object, node, program)};
  if (object?.kind === 'client') {
    const client = sideClients[method];
    return client && {kind: 'client', client};
  }
  if (object?.kind === 'promise' && (method === 'then' || method === 'catch' || method === 'finally')) {
    if (method !== 'then') return object;
    return result && (result.kind === 'promise' ? result : {kind: 'promise', of: result});
  }
  if (callee.object.type === 'Identifier' && callee.object.name === 'Promise') return promised(node, method, of);
  if (callee.object.type === 'Identifier' && callee.object.name === 'Object') return listed(node, method, program, of);
  if (method === 'map' && result) return {kind: 'list', of: result};
  if (object?.kind === 'table' && method === 'get') return object.of;
  if (object?.kind !== 'list') return undefined;
  return method === 'find' || method === 'at' ? object.of : method === 'filter' || method === 'slice' ? object : undefined;
}

/** `Object.values(indices)`, `Object.entries(indices)` */
function listed(node: Call, method: string, program: Analysis, of: Evaluate): Value | undefined {
  const value = valueOfMember(of(node.arguments[0]), undefined, node, program, of);
  if (!value || value.kind === 'function') return undefined;
  if (method === 'values') return {kind: 'list', of: value};
  return method === 'entries' ? {kind: 'list', of: {kind: 'table', fields: {'1': value}, of: undefined}} : undefined;
}

function promised(node: Call, method: string, of: Evaluate): Value | undefined {
  const value = of(node.arguments[0]);
  if (method === 'resolve') return value && {kind: 'promise', of: value};
  if (method !== 'all' || value?.kind !== 'list') return undefined;
  return {kind: 'promise', of: value.of.kind === 'promise' ? {kind: 'list', of: value.of.of} : value};
}

/** What the function returns that a call gets as its first argument. */
function firstFunction(node: Call, program: Analysis, of: Evaluate): Value | undefined {
  const value = of(node.arguments[0]);
  return value?.kind === 'function' ? resultOf(value.node, program, of) : undefined;
}

function loadedModule(node: Call, callee: Node, program: Analysis): Value | undefined {
  const [source] = node.arguments;
  const name = source && textOf(source);
  if (name === undefined) return undefined;
  const isRequire = callee.type === 'Identifier' && callee.name === 'require' && !program.scopes.bindingOf(callee);
  // What a test gets instead of its mock.
  const isActual = keyOf(callee) === 'requireActual' || keyOf(callee) === 'importActual';
  const isPromise = callee.type === 'Import' || keyOf(callee) === 'importActual';
  const module = isRequire || isActual || isPromise ? (moduleValue(name) ?? projectModule(name, program)) : undefined;
  return module && isPromise ? {kind: 'promise', of: module} : module;
}

/** React and Vue keep values, and give them back. */
function frameworkValue(node: Call, callee: Node, program: Analysis, of: Evaluate): Value | undefined {
  const name = callee.type === 'Identifier' ? callee.name : (keyOf(callee) ?? '');
  const [argument] = node.arguments;
  const given = of(argument);
  const value = given?.kind === 'function' ? returnValue(given.node, program, of) : given;
  if (!value) return undefined;
  if (name === 'useMemo') return value;
  if (name === 'useState') return {kind: 'table', fields: {'0': value}, of: undefined};
  if (name === 'useRef' || name === 'ref' || name === 'shallowRef' || name === 'computed') return {kind: 'ref', of: value};
  return name === 'markRaw' || name === 'freeze' ? value : undefined;
}
