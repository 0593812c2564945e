import type {OperationAddress} from '../record/address.ts';

/** A path that someone typed or pasted, with the method before it. */
export type TypedPath = {method: string | null; segments: string[]};

const host = /(?:https?:\/\/[^/\s]+|[\w{}-]+(?:\.[\w{}-]+)+(?::\d+)?)(?=\/)/gi;

/** A query without the hosts of addresses in it. Their words are on many pages, and would outweigh the path. */
export function dropHosts(query: string): string {
  return query.replace(host, '');
}

/** Reads the path in a query; null when there is none. */
export function readPath(query: string): TypedPath | null {
  const match = /(?:^|\s)(?:(get|post|put|patch|delete)\s+)?(\/?[^\s/?#]*\/[^\s?#]*)/i.exec(query);
  const segments = (match?.[2] ?? '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return segments.length === 0 ? null : {method: match?.[1]?.toUpperCase() ?? null, segments};
}

/** How well an address fits whose parameters stand where the path has values. */
export const wholePathFit = 0.7;

/** How well an address fits a typed path, from 0 to 1: the whole path before its beginning, that before any part of it. */
export function fitPath({method, segments}: TypedPath, address: OperationAddress): number {
  const own = address.path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const start = own.findIndex((_, from) =>
    segments.every((segment, offset) => fits(segment, own[from + offset], offset === segments.length - 1)),
  );
  if (start === -1) return 0;
  const isLiteral = segments.every((segment, offset) => own[start + offset] === segment);
  const isWhole = start === 0 && own.length === segments.length;
  const place = isWhole ? (isLiteral ? 0.9 : wholePathFit) : start === 0 ? 0.5 : 0.3;
  return place - 0.02 * (own.length - segments.length) + (method === null ? 0 : method === address.method ? 0.1 : -0.25);
}

function fits(typed: string, own: string | undefined, isLast: boolean): boolean {
  if (own === undefined) return false;
  return own === typed || own.startsWith('{') || (isLast && own.startsWith(typed));
}
