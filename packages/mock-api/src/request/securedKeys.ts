import {createHmac} from 'node:crypto';
import type {ApiKey} from '../state/apiKeys.ts';

/** A secured key is the Base64 of an HMAC, made with a search key, and the restrictions that it vouches for. */
export function findSecuredKey(keys: ApiKey[], value: string): ApiKey | undefined {
  const decoded = Buffer.from(value, 'base64').toString('utf8');
  const [, digest, restrictions] = /^([0-9a-f]{64})(.+)$/s.exec(decoded) ?? [];
  if (digest === undefined || restrictions === undefined) return undefined;
  const parent = keys.find((key) => createHmac('sha256', key.value).update(restrictions).digest('hex') === digest);
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

function readIndices(text: string | null): string[] | undefined {
  if (!text) return undefined;
  return text.startsWith('[') ? (text.match(/[^[\]",\s]+/g) ?? []) : text.split(',');
}
