import type {Browser} from '@playwright/test';
import type {MeasuredSubject} from '../measuring/subject.ts';
import type {Bar} from './printBars.ts';

type PartOptions = {
  runs: number;
  /** Whether to measure what the last run has built. */
  isBuilt: boolean;
};

type PartResult = {subjects: MeasuredSubject[]; bars: Bar[]};

/** A part of the benchmark: builds its pages, measures them in turns and says what they have to reach. */
export type BenchPart = {title: string; run: (browser: Browser, options: PartOptions) => Promise<PartResult>};
