import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWith, compareWithPeers, findMeasure} from '../report/compareSubjects.ts';
import type {Bar} from '../report/printBars.ts';

/** Ahead of every peer, close to the same page without styles and script, and at the next page in half the time of the quickest peer. */
export function buildGuideBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    ...(['scriptBytes', 'totalBytes', 'blocking', 'largestPaint'] as const).map((name) => compareWithPeers(subjects, name)),
    compareWith(subjects, 'largestPaint', 'plain', 1.25),
    compareWith(subjects, 'softNavigation', 'vitepress', 0.5),
    {
      what: "largest paint of the search page, of the guide's",
      value: findMeasure(subjects, 'search', 'largestPaint') / findMeasure(subjects, 'ours', 'largestPaint'),
      limit: 2,
    },
    {what: 'long tasks, median run', value: findMeasure(subjects, 'ours', 'longTasks'), limit: 0},
  ];
}
