import {setTimeout as sleep} from 'node:timers/promises';
import {readStatus} from './clientErrors.ts';
import {formatCount} from './format.ts';
import {retry} from './retry.ts';
import type {Target} from './tasks.ts';

/** A search may be answered by a server that has not heard of the last change yet. */
const mostCounts = 6;

/** Throws unless an index has exactly so many records. */
export async function checkCount(target: Target, indexName: string, wanted: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const count = await retry(() => countRecords(target, indexName), target.pause);
    if (count === wanted) return;
    if (attempt === mostCounts)
      throw new Error(
        `"${indexName}" has ${formatCount(count)} records instead of ${formatCount(wanted)}. Another push may be running: wait until it's done, then push again.`,
      );
    await sleep(target.pause(attempt));
  }
}

async function countRecords({client}: Target, indexName: string): Promise<number> {
  // With distinct, places would be counted and not records.
  const searchParams = {query: '', distinct: false, hitsPerPage: 1, analytics: false, enableRules: false};
  try {
    return (await client.searchSingleIndex({indexName, searchParams})).nbHits ?? 0;
  } catch (error) {
    if (readStatus(error) === 404) return 0;
    throw error;
  }
}
