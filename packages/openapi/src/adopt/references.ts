import {hasKeys, readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {mapObjects, type Values} from './mapObjects.ts';

/** Finds where a reference leads that is written at a place: a pointer, or nothing. */
export type FindTarget = (reference: unknown, from: string) => string | undefined;

/** Follows the references of one document. Those to schemas may use names, too, which are only looked for if one does. */
export function createFindTarget(document: Values): FindTarget {
  let names: Map<string, string> | undefined;
  return (reference, from) => {
    if (typeof reference !== 'string') return undefined;
    const [address = '', ...rest] = reference.split('#');
    const fragment = rest.join('#');
    const own = address === '' || address === document.$self;
    if (own && fragment.startsWith('/')) {
      const pointer = toPointer(...toTokens(`#${fragment}`));
      return findPlace(document, pointer) ?? findPlace(document, rootOf(from) + pointer);
    }
    if (own && fragment === '') return rootOf(from) || undefined;
    names ??= listNames(document);
    const place = names.get(own ? `#${fragment}` : reference) ?? names.get(address);
    if (place !== undefined)
      return fragment.startsWith('/') ? findPlace(document, place + toPointer(...toTokens(`#${fragment}`))) : place;
    return findPlace(document, toPointer('components', 'schemas', own ? fragment : reference));
  };
}

/** Where a place really is: on the way to it, references may have to be followed. */
export function findPlace(document: unknown, pointer: string): string | undefined {
  let value = document;
  let place = '';
  const queue = toTokens(pointer);
  for (let steps = 0; queue.length > 0 && steps < 1000; steps++) {
    if (!hasKeys(value)) return undefined;
    const token = queue[0] ?? '';
    if (Object.hasOwn(value, token)) {
      value = value[token];
      place += toPointer(token);
      queue.shift();
    } else {
      const {$ref} = value;
      if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return undefined;
      queue.unshift(...toTokens($ref));
      [value, place] = [document, ''];
    }
  }
  return queue.length === 0 && value !== undefined ? place : undefined;
}

/** What a reference leads to, over others if need be; nothing if that is no object, or leads in a circle. */
export function readTarget(document: Values, value: Values, from: string, find: FindTarget): Values | undefined {
  const seen = new Set<string>();
  let found: unknown = value;
  let at = from;
  while (isSchema(found) && found.$ref !== undefined) {
    const place = find(found.$ref, at);
    if (place === undefined || seen.has(place)) return undefined;
    seen.add(place);
    found = readPointer(document, place);
    at = place;
  }
  return isSchema(found) ? found : undefined;
}

/** The whole schema that a place is in. A reference to "#" means it, where a schema is a file by itself. */
function rootOf(pointer: string): string {
  return /^(\/components\/\w+|\/definitions)\/[^/]+|^.*?\/(schema|itemSchema)(?=\/|$)/.exec(pointer)?.[0] ?? '';
}

/** Places of schemas by what else they are called. */
function listNames(document: Values): Map<string, string> {
  const names = new Map<string, string>();
  mapObjects(document, (value, kind, pointer) => {
    if (kind !== 'schema') return value;
    for (const id of [value.$id, value.id]) if (typeof id === 'string' && !names.has(id)) names.set(id, pointer);
    for (const anchor of [value.$anchor, value.$dynamicAnchor])
      if (typeof anchor === 'string' && !names.has(`#${anchor}`)) names.set(`#${anchor}`, pointer);
    return value;
  });
  return names;
}

/** The reference as it's written, unless it leads there by another way. */
export function toReference(place: string, written: unknown): string {
  const isPlain = typeof written === 'string' && written === `#${place}`;
  return isPlain ? written : `#${place.replaceAll('%', '%25')}`;
}

/** Why a reference leads nowhere, how it's read, and what to do. */
export function explainNowhere($ref: unknown): string {
  const name = JSON.stringify($ref);
  return typeof $ref === 'string' && /^(\w[\w+.-]+:|\/\/)/.test($ref)
    ? `${name} is on another host, and isn't fetched. It's read as if it were empty. Download it, and refer to the file.`
    : `${name} leads nowhere in this document. It's read as if it were empty.`;
}
