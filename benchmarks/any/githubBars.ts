import type {ProgramUse} from '../measuring/program.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWithPeers} from '../report/compareSubjects.ts';
import type {Bar} from '../report/printBars.ts';

/** No more than the best of the peers has. */
export function buildGithubBars(subjects: MeasuredSubject[]): Bar[] {
  return (['totalBytes', 'largestPaint', 'blocking', 'deepLink', 'deepLinkBlocking'] as const).map((name) =>
    compareWithPeers(subjects, name),
  );
}

/** The build comes before the pages: peers have none, they work in the browser of every reader. */
export function buildUseBars({seconds, peakMiB}: ProgramUse): Bar[] {
  return [
    {what: "build of GitHub's reference", value: seconds, limit: 60, unit: ' s'},
    {what: 'memory of that build', value: peakMiB, limit: 2048, unit: ' MiB'},
  ];
}
