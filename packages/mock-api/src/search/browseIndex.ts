import {decodeBase64, encodeBase64Url} from '../request/base64.ts';
import {Refusal} from '../request/refusal.ts';
import type {ApiKey} from '../state/apiKeys.ts';
import type {Index} from '../state/indices.ts';
import {findMatches} from './findMatches.ts';
import {pickAttributes} from './pickAttributes.ts';
import {mergeParams, type SearchParams, writeParams} from './searchParams.ts';

/** Records in parts, with a cursor while there are more. */
export function browseIndex(index: Index, key: ApiKey, request: SearchParams): Record<string, unknown> {
  const {cursor, ...params} = mergeParams(index.settings, request, key);
  const hitsPerPage = Math.max(1, Math.min(1000, params.hitsPerPage ?? 20));
  const records = findMatches(index, params).matches.map(({record}) => record);
  const start = cursor === undefined ? 0 : readCursor(cursor);
  const end = start + hitsPerPage;
  return {
    hits: records.slice(start, end).map((record) => pickAttributes(record, params, key)),
    ...(end < records.length ? {cursor: writeCursor(end)} : {}),
    nbHits: records.length,
    page: Math.floor(start / hitsPerPage),
    nbPages: Math.ceil(records.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    query: params.query ?? '',
    params: writeParams(request),
  };
}

function writeCursor(position: number): string {
  return encodeBase64Url(`mock:${position}`);
}

function readCursor(cursor: string): number {
  const position = /^mock:(\d+)$/.exec(decodeBase64(cursor) ?? '')?.[1];
  if (position === undefined)
    throw new Refusal(400, `The cursor "${cursor.slice(0, 40)}" is not from this mock. Start again without a cursor.`);
  return Number(position);
}
