import {type CheckName, checkNames} from '../checks/checks.ts';
import type {DocumentResult} from './documentResult.ts';

/** What a run has to reach. `value` may be at most `limit`. */
export type Bar = {what: string; value: number; limit: number};

/** Of memory, only GitHub's document has a bar. The largest of all, with 20 times as many operations, may take what a computer has. */
export const limits = {mebibytes: 8192, githubSeconds: 60, githubMebibytes: 2048, lostShare: 0.001};

/** The bars of a run. `github` is the file whose time and memory count. */
export function listBars(results: DocumentResult[], github: string): Bar[] {
  const lost = results.filter(({outcome}) => outcome !== 'rendered');
  const unplaced = lost.filter(({outcome, isValid}) => outcome !== 'refused' && isValid !== true);
  // Without lint, nobody knows how many of the rendered ones are valid: then none may be lost without a place.
  const others = results.filter(({isValid}) => isValid === false).length;
  const isLinted = results.every(({isValid}) => isValid !== undefined);
  return [
    {what: 'valid documents that are not rendered', value: lost.filter(({isValid}) => isValid === true).length, limit: 0},
    {
      what: 'other documents that are neither rendered nor get an error that names the place',
      value: unplaced.length,
      limit: isLinted ? Math.floor(others * limits.lostShare) : 0,
    },
    ...checkNames.map((name): Bar => ({what: `documents with ${name}`, value: listFailed(results, name).length, limit: 0})),
    ...results
      .filter(({file}) => file === github)
      .flatMap(({seconds, peakMiB}): Bar[] => [
        {what: "seconds for GitHub's document", value: seconds, limit: limits.githubSeconds},
        {what: "MiB for GitHub's document", value: peakMiB, limit: limits.githubMebibytes},
      ]),
  ];
}

export function isMissed({value, limit}: Bar): boolean {
  return !(value <= limit);
}

export function listFailed(results: DocumentResult[], name: CheckName): DocumentResult[] {
  return results.filter(({failures}) => failures[name]);
}
