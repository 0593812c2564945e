import type {Browser} from '@playwright/test';
import type {Bar} from './report.ts';
import type {MeasuredSubject} from './subject.ts';

export type PartOptions = {
  runs: number;
  /** Whether to measure what the last run has built. */
  isBuilt: boolean;
};

export type PartResult = {subjects: MeasuredSubject[]; bars: Bar[]};

/** A part of the benchmark: builds its pages, measures them in turns and says what they have to reach. */
export type Part = {title: string; run: (browser: Browser, options: PartOptions) => Promise<PartResult>};
