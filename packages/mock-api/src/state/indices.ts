import type {FilterCondition} from './condition.ts';
import type {StateTable} from './table.ts';

export type Index = {
  createdAt: string;
  updatedAt: string;
  records: StateTable<StoredRecord>;
  settings: Settings;
  rules: StateTable<Entry>;
  synonyms: StateTable<Entry>;
  /** Name of the index that this one is a replica of. */
  primary?: string;
};

export type StoredRecord = {objectID: string; [attribute: string]: unknown};
/** A rule or a synonym. */
export type Entry = {objectID: string; [field: string]: unknown};
export type Settings = Record<string, unknown>;

/** A change that was accepted: carried out when it is published, as Algolia does it. */
export type Task = {taskID: number; index: string; publishAt: number; change: Change};

/** What a task does to an index. Plain data, so that waiting tasks survive a restart. */
export type Change =
  | {kind: 'write'; requests: WriteRequest[]}
  | {kind: 'deleteBy'; conditions: FilterCondition[][]}
  | {kind: 'deleteIndex'}
  | {kind: 'settings'; settings: Settings; forwardToReplicas: boolean}
  | EntriesChange
  | {kind: 'copy'; destination: string; scope?: CopyScope[]}
  | {kind: 'move'; destination: string};

export type EntriesChange = {
  kind: 'entries';
  part: 'rules' | 'synonyms';
  clearFirst: boolean;
  save: Entry[];
  remove: string[];
  forwardToReplicas: boolean;
};

/** One change of one record, with the ID that the record has or got, or of all records. */
export type WriteRequest =
  | {action: 'put'; record: StoredRecord}
  | {action: 'update'; objectID: string; attributes: Record<string, unknown>; createIfNotExists: boolean}
  | {action: 'delete'; objectID: string}
  | {action: 'clear'}
  | {action: 'deleteAll'};

export type CopyScope = 'settings' | 'synonyms' | 'rules';
