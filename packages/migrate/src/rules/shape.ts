import type {Code, Field} from '../edits/code.ts';
import {field, type FormerResult, type NewCall, type OldCall, type Rule, type Wait} from './newCall.ts';
import {addFields, type Options} from './options.ts';
import type {Section} from '../report/sections.ts';

/** A method whose arguments have names now, and nothing else is special. */
type Shape = {
  now: string;
  section: Section;
  /** Fields for the arguments, in order. `searchParams.query` is a field in an object, where options go, too. */
  args: string[];
  /** Options that version 5 doesn't have. */
  without?: string[];
  wait?: 'task' | 'appTask' | 'tasks' | 'always';
  formerResult?: FormerResult;
  response?: string;
  isGeneric?: boolean;
  /** Fields with fixed values, as code. */
  also?: Record<string, string>;
  why?: string;
};

/** A method of an index. */
export function indexMethod(shape: Shape): Rule {
  return (call) => build(shape, call, [{key: 'indexName', value: call.indexName}]);
}

/** A method of the client. */
export function clientMethod(shape: Shape): Rule {
  return (call) => build(shape, call, []);
}

function build(shape: Shape, call: OldCall, first: Field[]): NewCall {
  const options = call.options(shape.args.length);
  for (const name of shape.without ?? []) options.take(name);
  const [container] = (shape.args.find((name) => name.includes('.')) ?? '').split('.');
  const outer: (Field | undefined)[] = [...first];
  const inner: Field[] = [];
  for (const [position, name] of shape.args.entries()) {
    const given = field(name.replace(/^.*\./, ''), call.args[position]);
    if (name.includes('.') && given) inner.push(given);
    else outer.push(given);
  }
  const nested = container ? nest(container, inner, options, call) : undefined;
  const rest = container ? [] : options.rest;
  const waiting = makeWait(shape.wait, call);
  return {
    method: shape.now,
    section: shape.section,
    fields: [...outer, nested, ...rest, ...Object.entries(shape.also ?? {}).map(([key, value]) => ({key, value}))],
    requestOptions: options.requestOptions,
    ...(waiting && {wait: waiting}),
    ...(shape.formerResult && {formerResult: shape.formerResult}),
    ...(shape.response && {response: shape.response}),
    ...(shape.isGeneric && {isGeneric: true}),
    finding: describe(shape, options),
  };
}

function nest(container: string, inner: Field[], options: Options, call: OldCall): Field | undefined {
  if (inner.length === 0 && options.rest.length === 0) return undefined;
  return {key: container, value: addFields(inner, options, call.job)};
}

function makeWait(wait: Shape['wait'], {indexName}: OldCall): Wait | undefined {
  return wait === 'task' ? {kind: 'task', indexName} : wait && {kind: wait};
}

function describe({why}: Shape, options: Options): NonNullable<NewCall['finding']> {
  if (options.node && options.isUnknown)
    return {
      kind: 'check',
      why: 'If these options can hold `headers`, `queryParameters`, `timeout` or `cacheable`, move those to the second argument.',
    };
  return {kind: 'changed', ...(why && {why})};
}

export function list(code: Code): Code {
  return ['[', code, ']'];
}
