import type {Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {createTable} from '../state/table.ts';
import {toDate} from '../state/toDate.ts';

/** The index of that name, made now if there is none. */
export function openIndex(state: State, name: string, now: number): Index {
  const index = (state.indices[name] ??= createEmptyIndex(now));
  index.updatedAt = toDate(now);
  return index;
}

/** An index without records, with default settings. */
export function createEmptyIndex(now: number): Index {
  const date = toDate(now);
  return {
    createdAt: date,
    updatedAt: date,
    records: createTable(),
    settings: {},
    rules: createTable(),
    synonyms: createTable(),
  };
}
