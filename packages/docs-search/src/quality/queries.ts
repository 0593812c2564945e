import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** `first` and `develop` are for tuning the engine; `aside` is run once, when the engine is final. */
export type QuerySet = 'first' | 'develop' | 'aside';

/**
 * What a developer types, and the places that answer it. A url without an anchor means any place of its page. No url at all means
 * that the word is nowhere on the site. `knownMiss` says why a target isn't in the first three.
 */
export type ExpectedQuery = {kind: string; query: string; targets: string[]; knownMiss?: string};

type Entry = {query: string; url: string | string[]; knownMiss?: string};

export function loadQueries(set: QuerySet): ExpectedQuery[] {
  const file = path.resolve(import.meta.dirname, `../../queries/${set}.yml`);
  const groups = parse(readFileSync(file, 'utf8')) as Record<string, Entry[]>;
  return Object.entries(groups).flatMap(([kind, entries]) =>
    entries.map(({url, ...entry}) => ({...entry, kind, targets: [url].flat()})),
  );
}

/** The rank of the first url that answers a query, from 1 on; infinite when none does. */
export function rankOf({targets}: ExpectedQuery, found: string[]): number {
  const position = found.findIndex((url) => targets.includes(url) || targets.includes(url.split('#')[0] ?? ''));
  return position === -1 ? Infinity : position + 1;
}
