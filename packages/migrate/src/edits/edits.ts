import type {Node} from '@babel/types';
import type {Change} from '../report/migration.ts';
import {firstFrom, rangeOf} from '../syntax/tree.ts';
import type {Code} from './code.ts';

/** Code that takes the place of a span of the source. An empty span is a place where code is added. */
export type Edit = {
  start: number;
  end: number;
  code: Code;
  /** Where the line starts whose indentation new lines get, if it isn't the line of the edit. */
  indentAt?: number;
};

export type Edits = {
  list: Edit[];
  replace: (node: Node | {start: number; end: number}, code: Code) => void;
  /** Adds code in front of a node, or behind it. */
  before: (node: Node, code: Code) => void;
  after: (node: Node, code: Code) => void;
};

export function createEdits(): Edits {
  const list: Edit[] = [];
  const add = (start: number, end: number, code: Code): void => {
    list.push({start, end, code});
  };
  return {
    list,
    replace: (node, code) => {
      const {start, end} = 'type' in node ? rangeOf(node) : node;
      add(start, end, code);
    },
    before: (node, code) => add(rangeOf(node).start, rangeOf(node).start, code),
    after: (node, code) => {
      const {start, end} = rangeOf(node);
      list.push({start: end, end, code, indentAt: start});
    },
  };
}

export function isInsertion({start, end}: Edit): boolean {
  return start === end;
}

/** Edits in the order that `outermost` needs: by place, what's added first, then the larger ones. */
export function sortEdits(edits: readonly Edit[]): Edit[] {
  return edits.toSorted(
    (one, other) => one.start - other.start || Number(isInsertion(other)) - Number(isInsertion(one)) || other.end - one.end,
  );
}

/** The sorted edits within a span that aren't part of another one. */
export function outermost(sorted: readonly Edit[], start: number, end: number, active?: ReadonlySet<Edit>): Edit[] {
  const found: Edit[] = [];
  let reached = start;
  for (let at = firstFrom(sorted, start, (edit) => edit.start); at < sorted.length; at += 1) {
    const edit = sorted[at];
    if (!edit || edit.start > end) break;
    // What's added right before or behind a part belongs to what surrounds it.
    const isInside = edit.end <= end && (!active || !isInsertion(edit) || (edit.start > start && edit.end < end));
    if (!isInside || edit.start < reached || active?.has(edit)) continue;
    found.push(edit);
    reached = edit.end;
  }
  return found;
}

/** Leaves out of a change what is equal at its beginning and end. */
export function trimChange(change: Change, before: string, after: string): Change | undefined {
  let {start, end, resultStart, resultEnd} = change;
  while (start < end && resultStart < resultEnd && before[start] === after[resultStart])
    [start, resultStart] = [start + 1, resultStart + 1];
  while (start < end && resultStart < resultEnd && before[end - 1] === after[resultEnd - 1])
    [end, resultEnd] = [end - 1, resultEnd - 1];
  return start === end && resultStart === resultEnd ? undefined : {start, end, resultStart, resultEnd};
}
