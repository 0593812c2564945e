import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** `first` and `develop` are for tuning the engine; `aside` is run once, when the engine is final. */
export type QuerySet = 'first' | 'develop' | 'aside';

/**
 * What a developer types, and the places that answer it. A url without an anchor means any place of its page. No url at all means
 * that the word is nowhere on the site. `in5` are the places in version 5 of the docs, where these aren't the same pages as in the
 * pre-release; none if version 5 has no answer. `knownMiss` says why a target isn't in the first three.
 */
export type ExpectedQuery = {kind: string; query: string; targets: string[]; in5: string[]; knownMiss?: string};

type Entry = {query: string; url: string | string[]; in5?: string | string[]; knownMiss?: string};

export function loadQueries(set: QuerySet): ExpectedQuery[] {
  const file = path.resolve(import.meta.dirname, `../../queries/${set}.yml`);
  const groups = parse(readFileSync(file, 'utf8')) as Record<string, Entry[]>;
  return Object.entries(groups).flatMap(([kind, entries]) =>
    entries.map(({url, in5, ...entry}) => {
      const targets = [url].flat();
      return {...entry, kind, targets, in5: in5 === undefined ? targets.map(placeIn5) : [in5].flat()};
    }),
  );
}

function placeIn5(url: string): string {
  return url.replace(/^\/docs\/clients/, '/docs/5/clients');
}

/** The rank of the first url that answers a query, from 1 on; infinite when none does. */
export function rankOf(targets: string[], found: string[]): number {
  const position = found.findIndex((url) => targets.includes(url) || targets.includes(url.split('#')[0] ?? ''));
  return position === -1 ? Infinity : position + 1;
}
