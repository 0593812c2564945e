import type {ApiKey, KeyChange} from './apiKeys.ts';
import type {Entry, Index, Task} from './indices.ts';
import type {IngestionState} from './ingestion.ts';
import type {ABTest, Segment, Strategy, SuggestionsConfig} from './otherApis.ts';
import {createTable, type StateTable} from './table.ts';

/** Everything the mock knows. Plain data: it can be written to a file as JSON and read back. */
export type State = {
  version: 1;
  /** IDs are made from this number, so the same calls give the same IDs. */
  lastID: number;
  lastTaskID: number;
  /** Changes that were accepted and are not published yet, the oldest first. */
  tasks: Task[];
  indices: StateTable<Index>;
  keys: StateTable<ApiKey>;
  /** Changes of keys that have not arrived yet, the oldest first. */
  keyChanges: KeyChange[];
  /** The keys that were deleted last, at most 1000. */
  deletedKeys: ApiKey[];
  abTests: ABTest[];
  lastABTestID: number;
  ingestion: IngestionState;
  suggestions: StateTable<SuggestionsConfig>;
  strategy: Strategy;
  segments: StateTable<Segment>;
  /** By model and index, then by ID. */
  recommendRules: StateTable<StateTable<Entry>>;
};

export function emptyState(): State {
  return {
    version: 1,
    lastID: 0,
    lastTaskID: 1514562690000,
    tasks: [],
    indices: createTable(),
    keys: createTable(),
    keyChanges: [],
    deletedKeys: [],
    abTests: [],
    lastABTestID: 0,
    ingestion: {
      authentications: createTable(),
      sources: createTable(),
      destinations: createTable(),
      tasks: createTable(),
      runs: createTable(),
    },
    suggestions: createTable(),
    strategy: {eventScoring: [], facetScoring: [], personalizationImpact: 0},
    segments: createTable(),
    recommendRules: createTable(),
  };
}
