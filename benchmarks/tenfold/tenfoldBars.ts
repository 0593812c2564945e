import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWith} from '../report/compareSubjects.ts';
import type {Bar} from '../report/printBars.ts';
import type {SiteBuilds} from './buildSites.ts';
import type {Handling} from './measureHandling.ts';

/** Ten times that spec. */
export function buildTenfoldBars(subjects: MeasuredSubject[]): Bar[] {
  return [
    compareWith(subjects, 'deepLink', 'redoc-3', 0.25),
    compareWith(subjects, 'blocking', 'redoc-3', 0.25),
    compareWith(subjects, 'deepLinkBlocking', 'redoc-3', 0.25),
  ];
}

export function buildHandlingBars({landing, landingLater, jump, lostScroll}: Handling): Bar[] {
  return [
    {what: 'deep link off its place', value: landing, limit: 2, unit: ' px'},
    {what: 'deep link off its place after a second', value: landingLater, limit: 2, unit: ' px'},
    {what: 'link on the page off its place', value: jump, limit: 2, unit: ' px'},
    {what: 'lost of a scroll by twenty windows', value: lostScroll, limit: 2, unit: ' px'},
  ];
}

export function buildBuildBars({nine, once, tenfold}: SiteBuilds): Bar[] {
  return [
    {what: 'build with all specs', value: nine.seconds, limit: 20, unit: ' s'},
    {what: 'build, of the time with the spec once', value: tenfold.seconds / once.seconds, limit: 10},
    {what: 'memory of the build', value: tenfold.peakMiB, limit: 1536, unit: ' MiB'},
  ];
}
