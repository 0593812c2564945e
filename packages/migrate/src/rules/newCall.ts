import type {Node} from '@babel/types';
import type {Code, Field} from '../edits/code.ts';
import type {FindingKind} from '../report/migration.ts';
import type {Call} from '../values/parameters.ts';
import type {Job} from './job.ts';
import type {Options} from './options.ts';
import type {Section} from '../report/sections.ts';

/** How version 5 waits for what a call has started. */
export type Wait =
  | {kind: 'task'; indexName: Code; isOptional?: boolean}
  | {kind: 'appTask'}
  | {kind: 'apiKey'; operation: 'add' | 'update' | 'delete'; fields: Field[]}
  /** An option of the call itself. */
  | {kind: 'tasks'}
  | {kind: 'always'}
  | {kind: 'perIndex'};

/** What version 4 returned, if version 5 returns something else. */
export type FormerResult = 'chunks' | 'replacement' | 'single';

/** A call of version 4 that has to be written anew. */
export type OldCall = {
  node: Call;
  method: string;
  args: Node[];
  /** Code for the client, and for the name of the index. */
  client: Code;
  dot: '.' | '?.';
  indexName: Code;
  options: (position: number) => Options;
  job: Job;
};

/** The call of version 5 that takes its place. */
export type NewCall = {
  method: string;
  section: Section;
  /** The first argument. No fields: there's none. */
  fields: readonly (Field | undefined)[];
  requestOptions?: Code | undefined;
  /** What the method is called on, if it isn't the client. */
  on?: Code;
  wait?: Wait;
  formerResult?: FormerResult;
  /** Name of a variable for the response: `saved`. */
  response?: string;
  /** The method has type parameters in version 5, too. */
  isGeneric?: boolean;
  /** The method lost its type parameter, so the result is asserted to be of that type. */
  castsTo?: boolean;
  /** Replaces the whole call, instead of all of the above. */
  code?: Code;
  finding?: {kind: FindingKind; message?: string; why?: string};
};

/** Gives the new call, or why there is none. */
export type Rule = (call: OldCall) => NewCall | {todo: string; section: Section; why?: string};

export function field(key: string, value: Code | undefined): Field | undefined {
  return value === undefined ? undefined : {key, value};
}
