import {keysOf} from '../setup/keysOf.ts';

/** What can be measured of a page, and of the tool that makes it, in the order of the tables. */
export const measures = {
  scriptBytes: {label: 'script', unit: 'KiB'},
  totalBytes: {label: 'all files', unit: 'KiB'},
  requests: {label: 'requests', unit: ''},
  firstPaint: {label: 'first paint', unit: 'ms'},
  largestPaint: {label: 'largest paint', unit: 'ms'},
  blocking: {label: 'blocking time', unit: 'ms'},
  longTasks: {label: 'long tasks', unit: ''},
  softNavigation: {label: 'to the next page', unit: 'ms'},
  complete: {label: 'all operations in the page', unit: 'ms'},
  deepLink: {label: 'last operation by deep link', unit: 'ms'},
  deepLinkBlocking: {label: 'blocking time, deep link', unit: 'ms'},
  elements: {label: 'elements', unit: ''},
  heapBytes: {label: 'heap', unit: 'MiB'},
  build: {label: 'build', unit: 's'},
  rebuild: {label: 'build after one page changed', unit: 's'},
  dev: {label: 'first page in development', unit: 's'},
  thousand: {label: 'build of a thousand guides', unit: 's'},
  thousandBytes: {label: 'memory of that build', unit: 'MiB'},
} as const;

export type MeasureName = keyof typeof measures;

/** A time of a page is in milliseconds, and infinite when the page did not get there. What a kind of page does not have is left out. */
export type Measure = Partial<Record<MeasureName, number>>;

export const measureNames = keysOf(measures);

/** A value as the tables show it. */
export function formatMeasure(name: MeasureName, value: number | undefined): string {
  if (value === undefined) return '–';
  // A renderer that waits for its reader to scroll or click is not slow: it has another plan.
  if (value === Infinity) return name === 'complete' ? 'on demand' : 'never';
  const {unit} = measures[name];
  if (unit === 'KiB') return `${(value / 1024).toFixed(1)} KiB`;
  if (unit === 'MiB') return `${(value / 1024 ** 2).toFixed(1)} MiB`;
  if (unit === 's') return `${value.toFixed(1)} s`;
  return `${Math.round(value).toLocaleString('en')}${unit && ` ${unit}`}`;
}
