import {formatMeasure, type MeasureName, measures} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';

/** A row per measure and a column per subject. Measures that no subject has are left out. */
export function buildTable(subjects: MeasuredSubject[], names: MeasureName[]): string[][] {
  const rows = names
    .filter((name) => subjects.some(({measure}) => measure[name] !== undefined))
    .map((name) => [measures[name].label, ...subjects.map(({measure}) => formatMeasure(name, measure[name]))]);
  return [['', ...subjects.map(({name}) => name)], ...rows];
}

export function renderMarkdownTable([head = [], ...rows]: string[][]): string {
  const renderRow = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(renderRow).join('\n');
}

/** The same table for a terminal. */
export function renderTextTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const renderCell = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(renderCell).join('  ')).join('\n');
}
