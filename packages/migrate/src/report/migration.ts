export type {SourceFile} from '../syntax/parseFile.ts';

/** A place in a text: offsets as of `String.prototype.slice`, and the line and the column of the start, from 1. */
export type Place = {start: number; end: number; line: number; column: number};

/**
 * changed: done, and it does the same as before.
 * check: done, but it can behave differently. The reader has to look at it.
 * todo: not done. The reader has to do it.
 */
export type FindingKind = 'changed' | 'check' | 'todo';

export type Finding = {
  kind: FindingKind;
  /** Where it is in the file that was given. */
  place: Place;
  /** Where the same code is now. */
  resultPlace: Place;
  /** What was changed or has to be done, in one sentence: "`index.search` is now `client.searchSingleIndex`." */
  message: string;
  /** Why, or what else to know; undefined if the message says it all. */
  why?: string;
  /** ID of the guide's section: "update-one-record". `guideUrl` gives its address. */
  section: string;
};

/** A span of the given text, and the span of the result that replaces it. What lies between changes is equal in both. */
export type Change = {start: number; end: number; resultStart: number; resultEnd: number};

export type Migration =
  | {kind: 'migrated'; text: string; changes: Change[]; findings: Finding[]}
  /** The parser doesn't accept the text. */
  | {kind: 'unreadable'; reason: string; line: number; column: number};
