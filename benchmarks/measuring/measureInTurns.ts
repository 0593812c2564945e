import {setTimeout} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {formatMeasure, type Measure, type MeasureName, measureNames} from './measures.ts';
import {measureSubject} from './measureSubject.ts';
import {median} from './statistics.ts';
import type {MeasuredSubject, MeasureSubject} from './subject.ts';

/** A browser still clears up after a page that is closed. */
const pause = 1000;
const told: MeasureName[] = ['largestPaint', 'blocking', 'softNavigation', 'complete', 'deepLink'];

/**
 * The median measures of each subject. The subjects take turns, so that a busy machine is busy for all of them, and each run starts
 * with another one, so that nobody always comes after the heaviest.
 */
export async function measureInTurns(browser: Browser, subjects: MeasureSubject[], runs: number): Promise<MeasuredSubject[]> {
  const taken = new Map<MeasureSubject, Measure[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run <= runs; run += 1)
    for (const [subject, all] of rotate([...taken], run)) {
      if (all.some(isNever)) continue;
      const measure = await measureSubject(browser, subject);
      await setTimeout(pause);
      console.log(`${run === 0 ? 'Warm-up' : `Run ${run} of ${runs}`}: ${subject.name}: ${describe(measure)}`);
      // What never gets there in the warm-up would cost each run all the patience there is.
      if (run > 0 || isNever(measure)) all.push(measure);
    }
  return [...taken].map(([{id, name, role}, all]) => ({id, name, role, measure: takeMedians(all)}));
}

export function rotate<Entry>(entries: Entry[], by: number): Entry[] {
  const first = by % entries.length;
  return [...entries.slice(first), ...entries.slice(0, first)];
}

function isNever({largestPaint}: Measure): boolean {
  return largestPaint === Infinity;
}

function describe(measure: Measure): string {
  return told
    .filter((name) => measure[name] !== undefined)
    .map((name) => `${name} ${formatMeasure(name, measure[name])}`)
    .join(', ');
}

export function takeMedians(taken: Measure[]): Measure {
  const medians = measureNames.map((name) => [name, taken.flatMap((measure) => measure[name] ?? [])] as const);
  return Object.fromEntries(medians.filter(([, values]) => values.length > 0).map(([name, values]) => [name, median(values)]));
}
