import {search} from '@docs/docs-search/engine';
import type {Library} from '../content/library.ts';
import {wordHit} from './wordHit.ts';

const mostSections = 3;

/** Where the docs are about something, as a list under its own title; empty if they aren't. */
export async function findSections(library: Library, query: string): Promise<string> {
  const index = await library.loadIndex(library.defaultVersion);
  const {hits} = search(index, query, {}, mostSections);
  return hits.length === 0 ? '' : ['In the docs:', ...hits.map((hit) => `- ${wordHit(library, hit)}`)].join('\n');
}
