import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {root} from '../setup/folders.ts';

/** What a developer types, and the places that answer it. A url without an anchor means any place of its page. */
export type ExpectedQuery = {query: string; url: string | string[]};

export function loadQueries(): ExpectedQuery[] {
  const file = path.join(root, 'packages/docs-search/queries.yml');
  return Object.values(parse(readFileSync(file, 'utf8')) as Record<string, ExpectedQuery[]>).flat();
}

/** The rank of the first url that answers a query, from 1 on; infinite when none does. */
export function rankOf({url}: ExpectedQuery, found: string[]): number {
  const targets = [url].flat();
  const place = found.findIndex((one) => targets.includes(one) || targets.includes(one.split('#')[0] ?? ''));
  return place === -1 ? Infinity : place + 1;
}
