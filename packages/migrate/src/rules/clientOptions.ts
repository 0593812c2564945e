import type {Node, ObjectExpression} from '@babel/types';
import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {literalOf, quoted, sourceOf, type Job} from './job.ts';
import {inMilliseconds, valueCode} from './options.ts';

const renamed: Record<string, string> = {
  headers: 'baseHeaders',
  queryParameters: 'baseQueryParameters',
  transformation: 'transformationOptions',
};

const section = '9-rename-the-options';

/** An option of a client, as version 5 has it. */
export function clientOptionField(property: Node, job: Job): Field {
  const key = keyOf(property);
  if (property.type !== 'ObjectProperty' || key === undefined) return {same: property};
  if (key === 'timeouts') return {key, value: timeouts(property.value, job)};
  if (key === 'hosts') return {key, value: hosts(property.value, job)};
  if (key === 'userAgent') return userAgent(property, job);
  const now = renamed[key];
  if (key === 'headers' && /accept-encoding/i.test(sourceOf(property, job)))
    job.reports.push({
      kind: 'check',
      node: property,
      message: 'The header `accept-encoding` no longer compresses requests.',
      why: "Use the option `compression: 'gzip'` instead.",
      section,
    });
  return now ? {key: now, value: valueCode(property, job)} : {same: property};
}

function timeouts(value: Node, job: Job): Code {
  const given = literalOf(value, job);
  if (given?.type !== 'ObjectExpression') {
    job.reports.push({kind: 'todo', node: value, message: '`timeouts` are in milliseconds now, not in seconds.', section});
    return value;
  }
  for (const property of given.properties)
    if (property.type === 'ObjectProperty' && keyOf(property) !== undefined) {
      const milliseconds = inMilliseconds(property.value, job);
      job.edits.replace(
        property.shorthand ? property : property.value,
        property.shorthand ? [`${keyOf(property) ?? ''}: `, milliseconds] : milliseconds,
      );
    }
  // In a variable, it's changed where it is.
  return value.type === 'Identifier' ? value.name : given;
}

const accepts: Record<string, string> = {
  '1': 'read',
  '2': 'write',
  '3': 'readWrite',
  Read: 'read',
  Write: 'write',
  Any: 'readWrite',
};

function hosts(value: Node, job: Job): Code {
  const given = literalOf(value, job);
  if (given?.type !== 'ArrayExpression') {
    job.reports.push({
      kind: 'todo',
      node: value,
      message: 'Each of the `hosts` needs `url`, `accept` and `protocol` now.',
      section,
    });
    return value;
  }
  for (const element of given.elements) {
    const host = element && unwrap(element);
    if (!host) continue;
    if (host.type === 'ObjectExpression') completeHost(host, job);
    else if (host.type !== 'SpreadElement')
      job.edits.replace(host, object([{key: 'url', value: hostCode(host, job)}, ...defaults(job)]));
  }
  return value.type === 'Identifier' ? value.name : given;
}

function hostCode(host: Node, job: Job): Code {
  // The same range can't be both replaced and shown.
  return sourceOf(host, job);
}

function defaults(job: Job): Field[] {
  return [
    {key: 'accept', value: quoted('readWrite', job)},
    {key: 'protocol', value: quoted('https', job)},
  ];
}

function completeHost(host: ObjectExpression, job: Job): void {
  for (const property of host.properties) {
    if (property.type !== 'ObjectProperty' || keyOf(property) !== 'accept') continue;
    const now = accepts[/(\w+)$/.exec(sourceOf(property.value, job))?.[1] ?? ''];
    if (now) job.edits.replace(property.value, quoted(now, job));
  }
  const missing = defaults(job).filter((field) => 'key' in field && !host.properties.some((part) => keyOf(part) === field.key));
  const last = host.properties.at(-1);
  if (last) for (const field of missing) if ('key' in field) job.edits.after(last, [`, ${field.key}: `, field.value]);
}

function userAgent(property: Node, job: Job): Field {
  job.reports.push({
    kind: 'todo',
    node: property,
    message: '`userAgent` is now `algoliaAgents: [{ segment, version }]`.',
    why: 'The client adds its own segment.',
    section,
  });
  return {same: property};
}
