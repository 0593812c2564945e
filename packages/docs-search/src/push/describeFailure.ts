import {describeCause, isUnreachable, readStatus} from './client.ts';
import {formatCount} from './format.ts';
import type {Progress, Step} from './steps.ts';

/** What the key of a push has to be allowed, for the calls that a push makes. */
export const neededRights = ['addObject', 'deleteIndex', 'editSettings', 'search'];

const stepNames: Record<Step, string> = {
  start: 'preparing a temporary index',
  settings: 'writing settings and synonyms',
  records: 'sending the records',
  wait: 'waiting until the records are indexed',
  check: 'counting the records of the temporary index',
  move: 'moving the temporary index into place',
  confirm: 'counting the records after the move',
};

/** Says which step failed and why, what became of the live index, and what to do. */
export function describeFailure(
  progress: Progress,
  {live, temporary}: {live: string; temporary: string},
  cause: unknown,
): string {
  return [
    `Cannot replace the search index "${live}": ${stepNames[progress.step]} failed${describeExtent(progress)}.`,
    describeCause(cause),
    ...describeAdvice(cause, [live, temporary]),
    describeOutcome(progress.step, live),
    `Running it again starts over and replaces what is left in "${temporary}".`,
  ].join('\n');
}

function describeExtent({done, total}: Progress): string {
  return done > 0 ? ` after ${formatCount(done)} of ${formatCount(total)}` : '';
}

function describeAdvice(cause: unknown, indices: string[]): string[] {
  if (readStatus(cause) === 403)
    return [
      `Check the application ID and the key. The key needs the ${listRights()} rights for the indices ${indices.join(' and ')}. A search-only key isn't enough.`,
    ];
  return isUnreachable(cause) ? ['Check the network and the application ID, or wait until the service has recovered.'] : [];
}

function listRights(): string {
  return `${neededRights.slice(0, -1).join(', ')} and ${neededRights.at(-1) ?? ''}`;
}

function describeOutcome(step: Step, live: string): string {
  if (step === 'move') return `"${live}" has either all its old records or all the new ones. It isn't certain which.`;
  if (step === 'confirm') return `"${live}" has been replaced as a whole; only its count could not be confirmed.`;
  return `"${live}" was not changed: searches return the same results as before.`;
}
