import type {Hit} from '@docs/docs-search/engine';
import {forget, readStored, store} from '../storage.ts';
import {storageKeys} from '../storageKeys.ts';
import {describeHit} from './describeHit.ts';

/** A place that a reader went to from the search. */
export type Recent = {url: string; title: string; page: string};

const mostKept = 6;

export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Only paths of this site: what is stored may have been changed by others. */
function isRecent(entry: unknown): entry is Recent {
  if (typeof entry !== 'object' || entry === null || !('url' in entry && 'title' in entry && 'page' in entry)) return false;
  const {url, title, page} = entry;
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) && typeof title === 'string' && typeof page === 'string';
}

export function keepRecent(hit: Hit): void {
  const entry: Recent = {url: hit.url, title: describeHit(hit).title.text, page: hit.hierarchy.lvl1};
  const others = readRecent().filter(({url}) => url !== hit.url);
  store(storageKeys.recentSearches, JSON.stringify([entry, ...others].slice(0, mostKept)));
}

export function forgetRecent(): void {
  forget(storageKeys.recentSearches);
}
