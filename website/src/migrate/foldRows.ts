import {isEqualRow, type Row} from './alignLines.ts';

/** Rows that are shown, or equal ones that are folded away until somebody wants to see them. */
export type RowGroup = {isFolded: boolean; rows: Row[]};

/** Rows around what matters, for orientation. */
const context = 3;
/** Fewer aren't worth a fold. */
const fewest = 6;

/** Folds equal rows that are far from every change and from every line of the result that matters. */
export function foldRows(rows: Row[], matters: (line: number) => boolean): RowGroup[] {
  const near = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (isEqualRow(row) && !(row.after && matters(row.after.number))) continue;
    for (let other = index - context; other <= index + context; other += 1) near.add(other);
  }
  return joinShort(groupRows(rows, near));
}

function groupRows(rows: Row[], near: Set<number>): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const [index, row] of rows.entries()) {
    const isFolded = !near.has(index);
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({isFolded, rows: [row]});
  }
  return groups;
}

function joinShort(groups: RowGroup[]): RowGroup[] {
  return groups.map(({isFolded, rows}) => ({isFolded: isFolded && rows.length >= fewest, rows}));
}
