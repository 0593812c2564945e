import {setTimeout as sleep} from 'node:timers/promises';
import type {PushClient} from './client.ts';
import {type Pause, retry} from './retry.ts';

/** The index that is searched, and the one that is filled to take its place. */
export type Target = {client: PushClient; live: string; temporary: string; pause: Pause};

/** With pauses of up to five seconds, a task may take a quarter of an hour. */
const mostLooks = 200;

/** Makes a call that starts a task, and waits for the task. */
export async function completeTask(target: Target, indexName: string, start: () => Promise<{taskID: number}>): Promise<void> {
  const {taskID} = await retry(start, target.pause);
  await waitForTask(target, indexName, taskID);
}

/** Not the client's own helper: that gives up at the first 5xx, however long it has waited before. */
export async function waitForTask({client, pause}: Target, indexName: string, taskID: number): Promise<void> {
  for (let look = 1; look <= mostLooks; look += 1) {
    const {status} = await retry(() => client.getTask({indexName, taskID}), pause);
    if (status === 'published') return;
    await sleep(pause(look));
  }
  throw new Error(
    `Task ${taskID} of "${indexName}" is not done after ${mostLooks} checks. Algolia may be busy: see status.algolia.com.`,
  );
}
