import type {Change} from '@docs/migrate';

/** A part of a line. What is changed is on one side only. */
export type LinePart = {text: string; isChanged: boolean};

/** A line of one side, with its number from 1. */
export type Line = {number: number; parts: LinePart[]};

/** What stands at the same height. A side without a line has a gap there. */
export type Row = {before?: Line | undefined; after?: Line | undefined};

type Segment = {kind: 'equal'; text: string} | {kind: 'changed'; before: string; after: string};

/** The lines between two line breaks that both sides have. `shared` says which of them have the same text, and how much of it. */
type Block = {before: LinePart[][]; after: LinePart[][]; shared: Pair[]};
type Pair = {before: number; after: number; length: number};

const lineBreak = /\r?\n/;

/** Puts two texts side by side, so that what is equal in both is at the same height. */
export function alignLines(before: string, after: string, changes: Change[]): Row[] {
  let block = startBlock();
  const blocks = [block];
  for (const segment of listSegments(before, after, changes)) {
    if (segment.kind === 'changed') {
      addChanged(block.before, segment.before);
      addChanged(block.after, segment.after);
      continue;
    }
    for (const [index, text] of segment.text.split(lineBreak).entries()) {
      if (index > 0) blocks.push((block = startBlock()));
      addEqual(block, text);
    }
  }
  return dropLastBreak(numberLines(blocks.flatMap(pairLines)));
}

function listSegments(before: string, after: string, changes: Change[]): Segment[] {
  const ends = [0, ...changes.map(({end}) => end)];
  const starts = [...changes.map(({start}) => start), before.length];
  return starts.flatMap((start, index): Segment[] => {
    const change = changes[index];
    const equal: Segment = {kind: 'equal', text: before.slice(ends[index], start)};
    if (!change) return [equal];
    const changed = {before: before.slice(start, change.end), after: after.slice(change.resultStart, change.resultEnd)};
    return [equal, {kind: 'changed', ...changed}];
  });
}

function startBlock(): Block {
  return {before: [[]], after: [[]], shared: []};
}

function addEqual({before, after, shared}: Block, text: string): void {
  before.at(-1)?.push({text, isChanged: false});
  after.at(-1)?.push({text, isChanged: false});
  shared.push({before: before.length - 1, after: after.length - 1, length: text.trim().length});
}

function addChanged(lines: LinePart[][], text: string): void {
  const [first = '', ...others] = text.split(lineBreak);
  lines.at(-1)?.push({text: first, isChanged: true});
  lines.push(...others.map((other) => [{text: other, isChanged: true}]));
}

type Unnumbered = {before?: LinePart[] | undefined; after?: LinePart[] | undefined};

/** Lines with shared text stand beside each other. The lines between two such pairs start at the same height. */
function pairLines({before, after, shared}: Block): Unnumbered[] {
  const rows: Unnumbered[] = [];
  let [nextBefore, nextAfter] = [0, 0];
  // Of two blank lines, all is shared.
  const isWhole = (pair: Pair): boolean => !hasChange(before[pair.before] ?? []) && !hasChange(after[pair.after] ?? []);
  const pairs = choosePairs(shared.map((pair) => (isWhole(pair) ? {...pair, length: pair.length + 1} : pair)));
  for (const pair of [...pairs, {before: before.length, after: after.length}]) {
    const [left, right] = [before.slice(nextBefore, pair.before), after.slice(nextAfter, pair.after)];
    const height = Math.max(left.length, right.length);
    for (let row = 0; row < height; row += 1) rows.push({before: left[row], after: right[row]});
    if (pair.before < before.length) rows.push({before: before[pair.before], after: after[pair.after]});
    [nextBefore, nextAfter] = [pair.before + 1, pair.after + 1];
  }
  return rows;
}

/** Of the pairs that can't stand beside each other at the same time, those with more text. */
function choosePairs(shared: Pair[]): Pair[] {
  const chosen: Pair[] = [];
  for (const pair of shared.toSorted((a, b) => b.length - a.length)) {
    const isPossible = chosen.every((other) => Math.sign(other.before - pair.before) * Math.sign(other.after - pair.after) > 0);
    if (isPossible) chosen.push(pair);
  }
  return chosen.sort((a, b) => a.before - b.before);
}

function numberLines(rows: Unnumbered[]): Row[] {
  const [countBefore, countAfter] = [createCounter(), createCounter()];
  return rows.map(({before, after}) => ({before: countBefore(before), after: countAfter(after)}));
}

function createCounter(): (parts: LinePart[] | undefined) => Line | undefined {
  let last = 0;
  return (parts) => parts && {number: (last += 1), parts: parts.filter(({text}) => text !== '')};
}

/** The line break at the end of a file starts no line. */
function dropLastBreak(rows: Row[]): Row[] {
  const last = rows.at(-1);
  const isEmpty = rows.length > 1 && last?.before?.parts.length === 0 && last.after?.parts.length === 0;
  return isEmpty ? rows.slice(0, -1) : rows;
}

/** Whether both sides say the same. */
export function isEqualRow({before, after}: Row): boolean {
  return [before, after].every((line) => line !== undefined && !hasChange(line.parts));
}

function hasChange(parts: LinePart[]): boolean {
  return parts.some(({text, isChanged}) => isChanged && text !== '');
}
