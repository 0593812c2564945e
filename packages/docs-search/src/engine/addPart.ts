import {readPages, unpackPlaces} from './parts.ts';
import {addPlace, type SearchIndex} from './searchIndex.ts';

/** Milliseconds of work between two rests: far below the 50 that a reader notices, also on a slow machine. */
const longestTask = 4;

/**
 * Adds a part to an index, from pieces of its file as they arrive, resting now and then so that typing never waits. The index can be
 * searched in between.
 */
export async function addPart(
  index: SearchIndex,
  pieces: Iterable<string> | AsyncIterable<string>,
  rest: () => Promise<unknown> = nextTask,
): Promise<void> {
  let start = performance.now();
  for await (const page of readPages(pieces))
    for (const place of unpackPlaces(page)) {
      addPlace(index, place);
      if (performance.now() - start < longestTask) continue;
      await rest();
      start = performance.now();
    }
}

/** Lets the page do what waits: keys, and showing results. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
