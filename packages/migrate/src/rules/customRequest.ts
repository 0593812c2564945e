import type {Node} from '@babel/types';
import type {Code} from '../edits/code.ts';
import {object} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {quoted, sourceOf, type Job} from './job.ts';
import {field, type Rule} from './newCall.ts';
import {valueCode} from './options.ts';

const methods: Record<string, string> = {GET: 'customGet', POST: 'customPost', PUT: 'customPut', DELETE: 'customDelete'};

/** One method per HTTP method. */
export const customRequest: Rule = (call) => {
  const [request] = call.args;
  const given = request && unwrap(request);
  const find = (key: string): Node | undefined =>
    given?.type === 'ObjectExpression' ? given.properties.find((part) => keyOf(part) === key) : undefined;
  const [method, path, data, cacheable] = ['method', 'path', 'data', 'cacheable'].map(find);
  const now = methods[methodName(method, call.job)];
  const isDelete = now === 'customDelete' && data;
  if (!now || path?.type !== 'ObjectProperty' || isDelete)
    return {
      todo: '`customRequest` is now `customGet`, `customPost`, `customPut` or `customDelete`.',
      section: 'clients-and-imports',
      why: isDelete
        ? 'The body of a DELETE request goes into `data` of the second argument.'
        : 'Which one, depends on the HTTP method. There’s none for PATCH.',
    };
  const options = call.options(1);
  const body = data && valueCode(data, call.job);
  return {
    method: now,
    section: 'clients-and-imports',
    fields: [{key: 'path', value: withoutSlash(path.value, call.job)}, field(now === 'customGet' ? 'parameters' : 'body', body)],
    requestOptions: cacheable ? object([{same: cacheable}]) : options.requestOptions,
    castsTo: true,
    finding: {kind: 'changed', why: 'The path has no leading slash.'},
  };
};

function methodName(property: Node | undefined, job: Job): string {
  if (property?.type !== 'ObjectProperty') return '';
  return property.value.type === 'StringLiteral'
    ? property.value.value.toUpperCase()
    : (/\.(\w+)$/.exec(sourceOf(unwrap(property.value), job))?.[1] ?? '').toUpperCase();
}

function withoutSlash(path: Node, job: Job): Code {
  if (path.type === 'StringLiteral') return quoted(path.value.replace(/^\//, ''), job);
  const source = sourceOf(path, job);
  if (source.startsWith('`/') && path.type === 'TemplateLiteral') {
    const [first] = path.quasis;
    if (first) job.edits.replace({start: first.start ?? 0, end: (first.start ?? 0) + 1}, '');
    return path;
  }
  return source.startsWith('`') ? path : [path, ".replace(/^\\//, '')"];
}

/** There's nothing to close: the connections belong to agents that a program passes. */
export const destroy: Rule = () => ({
  todo: '`destroy` is gone.',
  section: 'clients-and-imports',
  why: 'Pass your own agents to `createHttpRequester({ httpAgent, httpsAgent })`, and destroy those.',
});
