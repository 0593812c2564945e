import type {Browser} from '@playwright/test';
import {type Measure, measureSubject, type Subject} from './measurePage.ts';
import {median} from './median.ts';

/** The median measures of each subject, by name. The subjects take turns, so that a busy machine is busy for all of them. */
export async function measureInTurns(browser: Browser, subjects: Subject[], runs: number): Promise<Map<string, Measure>> {
  const measures = new Map<string, Measure[]>(subjects.map(({name}) => [name, []]));
  for (let run = 0; run <= runs; run += 1)
    for (const subject of subjects) {
      const measure = await measureSubject(browser, subject);
      console.log(`${run === 0 ? 'Warm-up' : `Run ${run} of ${runs}`}: ${subject.name} ${describe(measure)}`);
      if (run > 0) measures.get(subject.name)?.push(measure);
    }
  return new Map([...measures].map(([name, taken]) => [name, takeMedians(taken)]));
}

function describe({largestPaint, blocking, deepLink}: Measure): string {
  const times = [largestPaint, blocking, deepLink].map((time) => time.toFixed(0));
  return `paints after ${times[0]} ms, blocks for ${times[1]} ms, is at its last operation after ${times[2]} ms`;
}

function takeMedians(measures: Measure[]): Measure {
  const take = (key: keyof Measure): number => median(measures.map((measure) => measure[key]));
  return {
    largestPaint: take('largestPaint'),
    blocking: take('blocking'),
    elements: take('elements'),
    htmlBytes: take('htmlBytes'),
    scriptBytes: take('scriptBytes'),
    totalBytes: take('totalBytes'),
    deepLink: take('deepLink'),
    deepLinkBlocking: take('deepLinkBlocking'),
  };
}
