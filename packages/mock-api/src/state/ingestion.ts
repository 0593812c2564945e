import type {StateTable} from './table.ts';

export type IngestionState = {
  authentications: StateTable<Resource>;
  sources: StateTable<Resource>;
  destinations: StateTable<Resource>;
  tasks: StateTable<IngestionTask>;
  runs: StateTable<Run>;
};

/** An authentication, a source, a destination or a task. */
export type Resource = {
  createdAt: string;
  updatedAt?: string;
  /** Deleted resources stay and are no longer shown: runs still name them. */
  deletedAt?: string;
  [field: string]: unknown;
};

export type IngestionTask = Resource & {
  taskID: string;
  sourceID: string;
  destinationID: string;
  trigger: {type: string; cron?: string; lastRun?: string; nextRun?: string};
  enabled: boolean;
  action: string;
};

/** What is kept of a run. Its status and its events follow from the time since it was created. */
export type Run = {
  runID: string;
  taskID: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Time that each of its steps takes, in milliseconds. */
  stepDelay: number;
  type: 'reindex' | 'update';
  eventIDs: string[];
  /** Why the run fails, if it does. */
  failure?: string;
};
