import type {SearchRecord} from '../record/searchRecord.ts';
import {defaultPause, type Pause, type PushClient} from './client.ts';
import {describeFailure} from './describePush.ts';
import {buildBatches, checkRecords} from './records.ts';
import {
  checkCount,
  moveIntoPlace,
  type Progress,
  type PushTarget,
  sendBatches,
  startTemporary,
  type PushStep,
  waitForTasks,
  writeSettings,
} from './steps.ts';

export type Push = {
  indexName: string;
  records: SearchRecord[];
  onProgress?: (progress: Progress) => void;
  /** How long to wait before a failed call is made again, and before a task is looked at again. */
  pause?: Pause;
};

/**
 * Replaces the records, settings and synonyms of a hosted index. A temporary index is filled and counted, then moved into
 * place, so a search never sees half of it; what breaks before the move leaves the live index as it was.
 */
export async function pushRecords(client: PushClient, push: Push): Promise<void> {
  const {indexName, records, onProgress = () => undefined, pause = defaultPause} = push;
  checkRecords(records);
  const target: PushTarget = {client, live: indexName, temporary: nameTemporary(indexName), pause};
  const count = records.length;
  const run: RunStep = (step, total, work) => runStep({step, done: 0, total}, target, onProgress, work);

  await run('start', 1, () => startTemporary(target));
  await run('settings', 1, () => writeSettings(target, records));
  const taskIDs = await run('records', count, (advance) => sendBatches(target, buildBatches(records), advance));
  await run('wait', taskIDs.length, (advance) => waitForTasks(target, taskIDs, advance));
  await run('check', count, () => checkCount(target, target.temporary, count));
  await run('move', 1, () => moveIntoPlace(target));
  await run('confirm', count, () => checkCount(target, target.live, count));
}

/** The same name each time, so that a push replaces what a broken one has left. */
export function nameTemporary(indexName: string): string {
  return `${indexName}_push_temporary`;
}

type Work<Result> = (advance: (done: number) => void) => Promise<Result>;
type RunStep = <Result>(step: PushStep, total: number, work: Work<Result>) => Promise<Result>;

async function runStep<Result>(
  first: Progress,
  target: PushTarget,
  onProgress: (progress: Progress) => void,
  work: Work<Result>,
): Promise<Result> {
  let progress = first;
  const advance = (done: number): void => {
    if (done === progress.done) return;
    progress = {...progress, done};
    onProgress(progress);
  };
  onProgress(progress);
  let result: Result;
  try {
    result = await work(advance);
  } catch (cause) {
    throw new Error(describeFailure(progress, target, cause), {cause});
  }
  advance(first.total);
  return result;
}
