import type {Node, ObjectExpression} from '@babel/types';
import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, rangeOf, unwrap} from '../syntax/tree.ts';
import {sourceOf, valueOf, type Job} from './job.ts';
import {operand} from './operand.ts';

/** The last argument of a version 4 call: options of the method, and options of the request. */
export type Options = {
  /** The argument, if there is one. */
  node: Node | undefined;
  /** It's an object that is written out. */
  literal: ObjectExpression | undefined;
  /** It has options of the request, which have to be taken out. */
  isMixed: boolean;
  /** Fields that nobody has taken yet. */
  rest: Field[];
  /** The value of an option of the method, which is then taken out of the rest. */
  take: (name: string) => Code | undefined;
  /** The second argument of version 5. */
  requestOptions: Code | undefined;
  /** Nobody can tell what's in it. */
  isUnknown: boolean;
};

/** Options of the request that a method has as options of its own. */
export type OwnKeys = readonly string[];

const requestKeys = new Set(['headers', 'queryParameters', 'data', 'cacheable', 'timeout']);

export function readOptions(node: Node | undefined, isRead: boolean, job: Job, own: OwnKeys = []): Options {
  const inner = node && unwrap(node);
  if (!node || !inner || (inner.type === 'Identifier' && inner.name === 'undefined'))
    return {
      node: undefined,
      literal: undefined,
      isMixed: false,
      rest: [],
      take: () => undefined,
      requestOptions: undefined,
      isUnknown: false,
    };
  if (inner.type !== 'ObjectExpression') return unknownOptions(node, inner, job);
  const rest: Field[] = [];
  const taken = new Map<string, Code>();
  const request: Field[] = [];
  const named = new Map<Field, string>();
  for (const property of inner.properties) {
    const key = keyOf(property);
    if (key !== undefined && requestKeys.has(key) && !own.includes(key)) request.push(requestField(key, property, isRead, job));
    else {
      const field: Field = {same: property};
      rest.push(field);
      if (key === undefined) continue;
      named.set(field, key);
      taken.set(key, valueCode(property, job));
    }
  }
  const take = (name: string): Code | undefined => {
    const at = rest.findIndex((field) => named.get(field) === name);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? taken.get(name) : undefined;
  };
  const requestOptions = request.length > 0 ? object(request) : undefined;
  return {
    node,
    literal: inner,
    isMixed: request.length > 0,
    rest,
    take,
    requestOptions,
    isUnknown: inner.properties.some(({type}) => type === 'SpreadElement'),
  };
}

/** Options in a variable: if the variable's object is written out somewhere, it tells whether it has options of the request. */
function unknownOptions(node: Node, inner: Node, job: Job): Options {
  const value = valueOf(inner, job);
  const keys = value?.kind === 'object' && value.node.type === 'ObjectExpression' ? value.node.properties.map(keyOf) : undefined;
  const isUnknown = !keys || keys.some((key) => key === undefined || requestKeys.has(key));
  return {
    node,
    literal: undefined,
    isMixed: false,
    rest: [{spread: operand(node)}],
    take: () => undefined,
    requestOptions: undefined,
    isUnknown,
  };
}

function requestField(key: string, property: Node, isRead: boolean, job: Job): Field {
  if (key !== 'timeout') return {same: property};
  const milliseconds = inMilliseconds(property.type === 'ObjectProperty' ? property.value : property, job);
  return {key: 'timeouts', value: object([{key: isRead ? 'read' : 'write', value: milliseconds}])};
}

/** Version 4 counts in seconds, version 5 in milliseconds. */
export function inMilliseconds(seconds: Node, job: Job): Code {
  if (seconds.type === 'NumericLiteral') return String(seconds.value * 1000);
  const isSimple = seconds.type === 'Identifier' || seconds.type === 'MemberExpression' || seconds.type === 'CallExpression';
  return sourceOf(seconds, job).includes('1000') || isSimple ? [seconds, ' * 1000'] : ['(', seconds, ') * 1000'];
}

/** The value of a property as an expression: a method becomes a function. */
export function valueCode(property: Node, {program}: Job): Code {
  // A short property is its own value: moving one moves the other.
  if (property.type === 'ObjectProperty')
    return property.shorthand && property.value.type === 'Identifier' ? property.value.name : property.value;
  if (property.type !== 'ObjectMethod') return property;
  const {start, end} = rangeOf(property.body);
  const head = program.text.slice(rangeOf(property.key).end, start);
  return [`${property.async ? 'async ' : ''}function ${head.trimStart()}`, {...property.body, start, end}];
}

/** An object with more fields in front. What's written stays as it is, with its comments and line breaks. */
export function addFields(fields: Field[], options: Options, job: Job): Code {
  const {literal, isMixed, rest} = options;
  const [first] = literal?.properties ?? [];
  const isUntouched = literal && first && !isMixed && rest.length === literal.properties.length;
  if (!isUntouched) {
    const [only] = rest;
    return fields.length === 0 && rest.length === 1 && only && 'spread' in only ? only.spread : object([...fields, ...rest]);
  }
  if (fields.length === 0) return literal;
  const source = sourceOf(literal, job);
  if (!/\n|\/[/*]/.test(source)) return object([...fields, ...rest]);
  const {start} = rangeOf(literal);
  const comment = job.program.comments.find((part) => (part.start ?? 0) > start && (part.start ?? 0) < rangeOf(first).start);
  const position = comment?.start ?? rangeOf(first).start;
  const isBroken = job.program.text.slice(start, position).includes('\n');
  for (const field of fields) {
    if (!('key' in field)) continue;
    job.edits.replace({start: position, end: position}, [fieldCode(field, job), isBroken ? ',\n' : ', ']);
  }
  return literal;
}

function fieldCode({key, value}: {key: string; value: Code}, job: Job): Code {
  const isShort = typeof value !== 'string' && 'type' in value && value.type === 'Identifier' && sourceOf(value, job) === key;
  return isShort ? key : [`${key}: `, value];
}
