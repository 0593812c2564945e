import {cpus} from 'node:os';
import type {Browser} from '@playwright/test';
import type {Measure} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';

export const partNames = ['guides', 'reference', 'tenfold', 'writers'] as const;
export type PartName = (typeof partNames)[number];

/** What was measured of a part, when and where. Parts may be measured on different days. */
export type PartRecord = {date: string; runs: number; machine: Machine; subjects: MeasuredSubject[]};
type Machine = {processor: string; cores: number; node: string; chromium: string};

/** All parts that were ever measured. */
export type BenchResults = Partial<Record<PartName, PartRecord>>;

export function describeMachine(browser: Browser): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    node: process.versions.node,
    chromium: browser.version(),
  };
}

/** JSON has no infinity: a time that never comes is "never". Bytes and tenths of milliseconds are exact enough. */
export function formatResults(results: BenchResults): string {
  return JSON.stringify(results, (_, value: unknown) =>
    value === Infinity ? 'never' : typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  );
}

export function parseResults(json: string): BenchResults {
  const results = JSON.parse(json) as BenchResults;
  for (const {subjects} of Object.values(results))
    for (const subject of subjects) subject.measure = restoreNever(subject.measure);
  return results;
}

function restoreNever(measure: Record<string, number | string>): Measure {
  return Object.fromEntries(Object.entries(measure).map(([name, value]) => [name, value === 'never' ? Infinity : Number(value)]));
}
