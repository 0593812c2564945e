import type {Sites} from './buildSites.ts';
import type {Answers} from './answers.ts';
import type {Measure} from './measurePage.ts';
import type {PeerName} from './peers.ts';
import type {Bar} from './report.ts';

type Measures = Map<string, Measure>;
type Time = 'largestPaint' | 'blocking' | 'deepLink' | 'deepLinkBlocking';

/** The largest of our specs as it is. */
export function buildSearchBars(measures: Measures): Bar[] {
  return [
    compare(measures, 'largestPaint', 'redoc-3', {what: 'largest paint', limit: 0.27}),
    compare(measures, 'blocking', 'redoc-3', {what: 'blocking time', limit: 0.2}),
    compare(measures, 'blocking', 'redoc-2', {what: 'blocking time', limit: 0.025}),
    compare(measures, 'deepLink', 'redoc-3', {what: 'last operation by deep link', limit: 0.35}),
  ];
}

/** Ten times that spec. */
export function buildTenfoldBars(measures: Measures): Bar[] {
  return [
    compare(measures, 'deepLink', 'redoc-3', {what: 'ten times: last operation by deep link', limit: 0.5}),
    compare(measures, 'blocking', 'redoc-3', {what: 'ten times: blocking time', limit: 0.4}),
    compare(measures, 'deepLinkBlocking', 'redoc-3', {what: 'ten times: blocking time, deep link', limit: 0.4}),
  ];
}

export function buildAnswerBars({landing, landingLater, jump, lostScroll}: Answers): Bar[] {
  return [
    {what: 'ten times: deep link off its place', value: landing, limit: 2, unit: ' px'},
    {what: 'ten times: deep link off its place after a second', value: landingLater, limit: 2, unit: ' px'},
    {what: 'ten times: link on the page off its place', value: jump, limit: 2, unit: ' px'},
    {what: 'ten times: lost of a scroll by twenty windows', value: lostScroll, limit: 2, unit: ' px'},
  ];
}

export function buildBuildBars({nine, once, tenfold}: Sites): Bar[] {
  return [
    {what: 'build with all specs', value: nine.seconds, limit: 20, unit: ' s'},
    {what: 'ten times: build, of the time with the spec once', value: tenfold.seconds / once.seconds, limit: 10},
    {what: 'ten times: memory of the build', value: tenfold.peakMiB, limit: 1536, unit: ' MiB'},
  ];
}

/** A peer that was not measured gives no number, and a bar that is missed. */
function compare(measures: Measures, time: Time, peer: PeerName, {what, limit}: {what: string; limit: number}): Bar {
  const ratio = (measures.get('ours')?.[time] ?? NaN) / (measures.get(peer)?.[time] ?? NaN);
  return {what: `${what}, of ${peer}'s`, value: ratio, limit};
}
