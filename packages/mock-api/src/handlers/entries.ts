import {addTask} from '../changes/tasks.ts';
import type {CheckedCall} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import {splitWords} from '../search/words.ts';
import type {EntriesChange, Entry} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {findIndex} from './findIndex.ts';

// What rules and synonyms have in common: both are kept by ID in an index.

export type EntryPath = {indexName: string; objectID: string};
export type Forwarding = {forwardToReplicas?: boolean};
type Part = EntriesChange['part'];
type IndexCall = Pick<CheckedCall, 'now' | 'taskDelay'> & {path: {indexName: string}; query: Forwarding};

export function changeEntries(state: State, call: IndexCall, part: Part, change: Partial<EntriesChange>): number {
  const {forwardToReplicas = false} = call.query;
  const full = {kind: 'entries' as const, part, clearFirst: false, save: [], remove: [], ...change, forwardToReplicas};
  return addTask(state, call, call.path.indexName, full);
}

export function getEntry(state: State, part: Part, {indexName, objectID}: EntryPath): Entry {
  const entry = findIndex(state, indexName)[part][objectID];
  if (!entry) throw new Refusal(404, `ObjectID ${objectID} does not exist in the ${part} of ${indexName}.`);
  return entry;
}

/** Refuses a body whose ID is not the one of the path. */
export function checkSameID({objectID}: EntryPath, body: Entry): void {
  if (body.objectID !== objectID)
    throw new Refusal(400, `body/objectID is "${body.objectID}", but the path has "${objectID}". Use the same ID in both.`);
}

/** The entries that have every word of the query as the beginning of one of their words. */
export function findEntries(entries: Entry[], query: string): Entry[] {
  const wanted = splitWords(query);
  return entries.filter((entry) => {
    const words = splitWords(JSON.stringify(entry));
    return wanted.every((text) => words.some((word) => word.startsWith(text)));
  });
}
