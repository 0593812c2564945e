import {readRights, wordRights} from '@docs/algolia-specs';
import {joinWords} from '@docs/openapi';
import type {ApiKey} from '../state/apiKeys.ts';
import type {State} from '../state/state.ts';
import type {ApiOperation} from './apis.ts';
import {Refusal} from './refusal.ts';
import {findSecuredKey} from './securedKeys.ts';

/** The application that requests are for, with the keys that it has from the start. */
type Application = {appId: string; builtInKeys: ApiKey[]};

/** Finds the key of a request and refuses it when it is unknown, expired, or may not call the operation. */
export function authenticate(
  state: State,
  {appId, builtInKeys}: Application,
  operation: ApiOperation,
  request: {headers: Headers; search: URLSearchParams; now: number},
): ApiKey {
  const read = (name: string): string => request.headers.get(name) ?? request.search.get(name) ?? '';
  const key = findKey(state, builtInKeys, read('x-algolia-api-key'));
  if (read('x-algolia-application-id') !== appId || !key || isExpired(key, request.now))
    throw new Refusal(unknownKeyStatus(operation), 'Invalid Application-Id or API-Key');
  checkRights(key, operation);
  checkReferer(key, request.headers.get('referer') ?? '');
  return key;
}

/** Some APIs answer 401 to credentials that they do not know; the others 403, as to a missing right. */
function unknownKeyStatus({placed}: ApiOperation): number {
  return placed.value.responses['401'] ? 401 : 403;
}

function findKey(state: State, builtInKeys: ApiKey[], value: string): ApiKey | undefined {
  if (value === '') return undefined;
  return (
    builtInKeys.find((key) => key.value === value) ??
    state.keys[value] ??
    findSecuredKey([...builtInKeys, ...Object.values(state.keys)], value)
  );
}

function isExpired({createdAt, validity = 0, parent}: ApiKey, now: number): boolean {
  return (validity > 0 && (createdAt + validity) * 1000 <= now) || (parent !== undefined && isExpired(parent, now));
}

function checkRights(key: ApiKey, {operationId, placed}: ApiOperation): void {
  const needed = readRights(placed.value);
  if (needed.every((right) => key.acl.includes(right))) return;
  const words = wordRights(needed, quote).replace(/^N/, 'n');
  throw new Refusal(403, `Method not allowed with this API key. ${operationId} ${words} This key has ${wordOwned(key.acl)}.`);
}

function wordOwned(rights: string[]): string {
  if (rights.length === 0) return 'no rights';
  return `only the ${joinWords(rights.map(quote))} ${rights.length === 1 ? 'right' : 'rights'}`;
}

function quote(right: string): string {
  return `\`${right}\``;
}

function checkReferer({referers = []}: ApiKey, referer: string): void {
  if (referers.length > 0 && !referers.some((pattern) => matchesPattern(pattern, referer)))
    throw new Refusal(
      403,
      `This API key can be used only from ${referers.join(', ')}. The request has the referrer "${referer}".`,
    );
}

/** Refuses an index that the key may not use. */
export function checkIndex({indexes = [], parent}: ApiKey, name: string): void {
  if (parent) checkIndex(parent, name);
  if (indexes.length > 0 && !indexes.some((pattern) => matchesPattern(pattern, name)))
    throw new Refusal(403, `Index not allowed with this API key. The key can use ${indexes.join(', ')}, not ${name}.`);
}

/** A star at the beginning or the end stands for any text. */
function matchesPattern(pattern: string, text: string): boolean {
  const starts = pattern.endsWith('*');
  const ends = pattern.startsWith('*');
  const middle = pattern.replace(/^\*|\*$/g, '');
  if (starts && ends) return text.includes(middle);
  if (starts) return text.startsWith(middle);
  return ends ? text.endsWith(middle) : text === pattern;
}
