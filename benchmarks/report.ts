import type {Measure} from './measurePage.ts';

/** Something that must not be larger than a limit. */
export type Bar = {what: string; value: number; limit: number; unit?: string};

/** Prints each bar with its value, the ones that are missed marked, and returns whether all are passed. */
export function printBars(bars: Bar[]): boolean {
  console.log('');
  for (const {what, value, limit, unit = ''} of bars)
    console.log(`${isPassed({value, limit}) ? 'passed' : 'MISSED'}  ${what}: ${format(value)}${unit} (bar: ${limit}${unit})`);
  return bars.every(isPassed);
}

/** A value that is not a number passes nothing. */
function isPassed({value, limit}: {value: number; limit: number}): boolean {
  return value <= limit;
}

/** Prints the subjects of one spec side by side. */
export function printMeasures(title: string, measures: Map<string, Measure>): void {
  const columns = [...measures.values()];
  const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
  const rows = [
    [title, ...measures.keys()],
    ['largest paint', ...columns.map(({largestPaint}) => milliseconds(largestPaint))],
    ['blocking time', ...columns.map(({blocking}) => milliseconds(blocking))],
    ['last operation by deep link', ...columns.map(({deepLink}) => milliseconds(deepLink))],
    ['blocking time, deep link', ...columns.map(({deepLinkBlocking}) => milliseconds(deepLinkBlocking))],
    ['HTML', ...columns.map(({htmlBytes}) => kibibytes(htmlBytes))],
    ['script', ...columns.map(({scriptBytes}) => kibibytes(scriptBytes))],
    ['all files', ...columns.map(({totalBytes}) => kibibytes(totalBytes))],
    ['elements', ...columns.map(({elements}) => String(elements))],
  ];
  console.log('');
  for (const [first = '', ...cells] of rows) console.log(first.padEnd(30) + cells.map((cell) => cell.padStart(14)).join(''));
}

function milliseconds(time: number): string {
  return Number.isFinite(time) ? `${time.toFixed(0)} ms` : 'never';
}

function format(value: number): string {
  return value.toFixed(value < 1 ? 3 : 1);
}
