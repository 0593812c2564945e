import type {Node} from '@babel/types';
import {rangeOf} from '../syntax/tree.ts';
import type {Change, Finding, FindingKind, Place} from './migration.ts';
import type {Section} from './sections.ts';

/** Something to tell the reader, before it's known where the code is in the result. */
export type Report = {
  kind: FindingKind;
  node: Node | {start: number; end: number};
  message: string;
  section: Section;
  why?: string | undefined;
};

/** Reports with their places, in order of the source. */
export function describeFindings(reports: Report[], before: string, after: string, changes: Change[]): Finding[] {
  const [placeBefore, placeAfter] = [linesOf(before), linesOf(after)];
  const findings = reports.map(({kind, node, message, section, why}): Finding => {
    const {start, end} = 'type' in node ? rangeOf(node) : node;
    const result = placeInResult(start, end, changes);
    return {
      kind,
      place: placeBefore(start, end),
      resultPlace: placeAfter(result.start, result.end),
      message,
      section,
      ...(why && {why}),
    };
  });
  return findings.sort((one, other) => one.place.start - other.place.start);
}

function placeInResult(start: number, end: number, changes: Change[]): {start: number; end: number} {
  const touching = changes.filter((change) => change.start < end && change.end > start);
  const [first, last] = [touching[0], touching.at(-1)];
  const shift = (position: number): number => {
    const before = changes.findLast((change) => change.end <= position);
    return before ? position - before.end + before.resultEnd : position;
  };
  return {
    start: first && first.start < start ? first.resultStart : shift(start),
    end: last ? Math.max(last.resultEnd, last.end < end ? shift(end) : 0) : shift(end),
  };
}

type Lines = (start: number, end: number) => Place;

/** Finds lines without reading the text again for each place. */
function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (start, end) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return {start, end, line: low + 1, column: start - (starts[low] ?? 0) + 1};
  };
}
