import type {Node} from '@babel/types';
import {firstFrom, rangeOf} from '../syntax/tree.ts';
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

/** Changes are in order and don't overlap, so the ones around a place are found without looking at all of them. */
function placeInResult(start: number, end: number, changes: Change[]): {start: number; end: number} {
  const at = firstFrom(changes, start + 1, (change) => change.end);
  const [before, first] = [changes[at - 1], changes[at]];
  const last = changes[firstFrom(changes, end, (change) => change.start) - 1];
  const shift = (position: number, change: Change | undefined): number =>
    change ? position - change.end + change.resultEnd : position;
  return {
    start: first && first.start < start ? first.resultStart : shift(start, before),
    end: last && last.end > end ? last.resultEnd : shift(end, last),
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
