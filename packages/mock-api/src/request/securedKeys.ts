import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';
import type {ApiKey} from '../state/apiKeys.ts';
import {decodeBase64} from './base64.ts';

/** A secured key is the Base64 of an HMAC, made with a search key, and the restrictions that it vouches for. */
export function findSecuredKey(keys: ApiKey[], value: string): ApiKey | undefined {
  const [, digest, restrictions] = /^([0-9a-f]{64})(.+)$/s.exec(decodeBase64(value) ?? '') ?? [];
  if (digest === undefined || restrictions === undefined) return undefined;
  const parent = keys.find((key) => sign(key.value, restrictions) === digest);
  if (!parent) return undefined;
  const search = new URLSearchParams(restrictions);
  const validUntil = Number(search.get('validUntil') ?? 0);
  const indexes = readIndices(search.get('restrictIndices'));
  for (const name of ['validUntil', 'restrictIndices', 'userToken', 'restrictSources']) search.delete(name);
  return {
    ...parent,
    parent,
    value,
    queryParameters: [parent.queryParameters ?? '', search.toString()].filter(Boolean).join('&'),
    ...(indexes ? {indexes} : {}),
    ...(validUntil > 0 ? {validity: Math.max(1, validUntil - parent.createdAt)} : {}),
  };
}

function sign(key: string, restrictions: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(restrictions)));
}

function readIndices(text: string | null): string[] | undefined {
  if (!text) return undefined;
  return text.startsWith('[') ? (text.match(/[^[\]",\s]+/g) ?? []) : text.split(',');
}
