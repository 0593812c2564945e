import {type MeasureName, measures} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';
import type {Answers} from '../tenfold/answers.ts';
import type {Sites} from '../tenfold/buildSites.ts';
import type {Bar} from './printBars.ts';

/** The guide: ahead of every peer, and close to the same page without styles and script. */
export function buildGuideBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    ...(['scriptBytes', 'totalBytes', 'blocking', 'largestPaint'] as const).map((name) => compareWithPeers(subjects, name)),
    compare(subjects, 'largestPaint', 'plain', 1.25),
    {what: 'long tasks, median run', value: find(subjects, 'ours', 'longTasks'), limit: 0},
  ];
}

/** The largest of our specs as it is. */
export function buildReferenceBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    ...(['scriptBytes', 'totalBytes', 'blocking', 'largestPaint', 'deepLink'] as const).map((name) =>
      compareWithPeers(subjects, name),
    ),
    compare(subjects, 'complete', 'redoc-2', 0.2),
    compare(subjects, 'blocking', 'redoc-2', 0.025),
    compare(subjects, 'blocking', 'redoc-3', 0.2),
    compare(subjects, 'largestPaint', 'redoc-3', 0.27),
    compare(subjects, 'deepLink', 'redoc-3', 0.35),
  ];
}

/** Ten times that spec. */
export function buildTenfoldBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    compare(subjects, 'deepLink', 'redoc-3', 0.5),
    compare(subjects, 'blocking', 'redoc-3', 0.4),
    compare(subjects, 'deepLinkBlocking', 'redoc-3', 0.4),
  ];
}

export function buildAnswerBars({landing, landingLater, jump, lostScroll}: Answers): Bar[] {
  return [
    {what: 'deep link off its place', value: landing, limit: 2, unit: ' px'},
    {what: 'deep link off its place after a second', value: landingLater, limit: 2, unit: ' px'},
    {what: 'link on the page off its place', value: jump, limit: 2, unit: ' px'},
    {what: 'lost of a scroll by twenty windows', value: lostScroll, limit: 2, unit: ' px'},
  ];
}

export function buildBuildBars({nine, once, tenfold}: Sites): Bar[] {
  return [
    {what: 'build with all specs', value: nine.seconds, limit: 20, unit: ' s'},
    {what: 'build, of the time with the spec once', value: tenfold.seconds / once.seconds, limit: 10},
    {what: 'memory of the build', value: tenfold.peakMiB, limit: 1536, unit: ' MiB'},
  ];
}

/** Ours beside the best of the peers: no more than it has. */
function compareWithPeers(subjects: MeasuredSubject[], name: MeasureName): Bar {
  const peers = subjects.filter(({role}) => role === 'peer').map(({id}) => id);
  const [best = ''] = peers.toSorted((one, other) => find(subjects, one, name) - find(subjects, other, name));
  return compare(subjects, name, best, 1);
}

function compare(subjects: MeasuredSubject[], name: MeasureName, other: string, limit: number): Bar {
  const ours = find(subjects, 'ours', name);
  // Nothing, of nothing, is nothing.
  const value = ours === 0 ? 0 : ours / find(subjects, other, name);
  const otherName = subjects.find(({id}) => id === other)?.name ?? other;
  return {what: `${measures[name].label}, of ${otherName}'s`, value, limit};
}

/** A subject that was not measured gives no number, and a bar that is missed. */
function find(subjects: MeasuredSubject[], id: string, name: MeasureName): number {
  return subjects.find((subject) => subject.id === id)?.measure[name] ?? NaN;
}
