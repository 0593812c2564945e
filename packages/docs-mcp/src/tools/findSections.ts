import {search} from '@docs/docs-search/engine';
import type {Library} from '../content/library.ts';
import {wordHit} from './wordHit.ts';

const mostSections = 3;

/** What the docs say about something, as a list; empty if they say nothing. */
export async function findSections(library: Library, query: string): Promise<string> {
  const index = await library.loadIndex(library.defaultVersion);
  const {hits} = search(index, query, {}, mostSections);
  return hits.map((hit) => `- ${wordHit(library, hit)}`).join('\n');
}
