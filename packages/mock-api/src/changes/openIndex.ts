import {toDate} from '../toDate.ts';
import type {Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {createTable} from '../state/table.ts';

/** The index of that name, made now if there is none. */
export function openIndex(state: State, name: string, now: number): Index {
  const date = toDate(now);
  const index = (state.indices[name] ??= {
    createdAt: date,
    updatedAt: date,
    records: createTable(),
    settings: {},
    rules: createTable(),
    synonyms: createTable(),
  });
  index.updatedAt = date;
  return index;
}
