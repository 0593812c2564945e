import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWith, compareWithPeers} from '../report/compareSubjects.ts';
import type {Bar} from '../report/printBars.ts';

/** The largest of our specs as it is. */
export function buildReferenceBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    ...(['scriptBytes', 'totalBytes', 'blocking', 'largestPaint', 'deepLink'] as const).map((name) =>
      compareWithPeers(subjects, name),
    ),
    compareWith(subjects, 'complete', 'redoc-2', 0.2),
    compareWith(subjects, 'blocking', 'redoc-2', 0.025),
    compareWith(subjects, 'blocking', 'redoc-3', 0.2),
    compareWith(subjects, 'largestPaint', 'redoc-3', 0.27),
    compareWith(subjects, 'deepLink', 'redoc-3', 0.35),
  ];
}
