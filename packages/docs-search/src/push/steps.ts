import {setTimeout as sleep} from 'node:timers/promises';
import type {SearchRecord} from '../record/searchRecord.ts';
import {type OperationIndexParams, type Pause, type PushClient, readStatus, retry} from './client.ts';
import {formatCount} from './format.ts';
import {buildSynonyms} from './buildSynonyms.ts';
import {indexSettings} from './indexSettings.ts';

/** What a push does, in this order. */
export type PushStep = 'start' | 'settings' | 'records' | 'wait' | 'check' | 'move' | 'confirm';

/** How far a step is: reported when it begins, with 0 done, and when it gets on. */
export type Progress = {step: PushStep; done: number; total: number};

/** The index that is searched, and the one that is filled to take its place. */
export type PushTarget = {client: PushClient; live: string; temporary: string; pause: Pause};

type Advance = (done: number) => void;

/** Leaves nothing in the temporary index but the rules of the live one. */
export async function startTemporary(target: PushTarget): Promise<void> {
  const {client, temporary: indexName} = target;
  await completeTask(target, indexName, () => client.deleteIndex({indexName}));
  await copyRules(target);
}

/** Rules are made by people in the dashboard. The move overwrites the live index with all it has, so they come along. */
async function copyRules(target: PushTarget): Promise<void> {
  const {client, live: indexName, temporary} = target;
  const operationIndexParams: OperationIndexParams = {operation: 'copy', destination: temporary, scope: ['rules']};
  try {
    await completeTask(target, indexName, () => client.operationIndex({indexName, operationIndexParams}));
  } catch (error) {
    // The first push: there is no live index yet.
    if (readStatus(error) !== 404) throw error;
  }
}

export async function writeSettings(target: PushTarget, records: SearchRecord[]): Promise<void> {
  const {client, temporary: indexName} = target;
  await completeTask(target, indexName, () => client.setSettings({indexName, indexSettings}));
  await completeTask(target, indexName, () => client.saveSynonyms({indexName, synonymHit: buildSynonyms(records)}));
}

/** Sends all batches and returns the IDs of their tasks. A batch may arrive twice: objectIDs make that harmless. */
export async function sendBatches(target: PushTarget, batches: SearchRecord[][], advance: Advance): Promise<number[]> {
  const {client, temporary: indexName, pause} = target;
  const taskIDs: number[] = [];
  let sent = 0;
  for (const batch of batches) {
    const requests = batch.map((body) => ({action: 'addObject' as const, body}));
    const {taskID} = await retry(() => client.batch({indexName, batchWriteParams: {requests}}), pause);
    taskIDs.push(taskID);
    sent += batch.length;
    advance(sent);
  }
  return taskIDs;
}

export async function waitForTasks(target: PushTarget, taskIDs: number[], advance: Advance): Promise<void> {
  for (const [index, taskID] of taskIDs.entries()) {
    await waitForTask(target, target.temporary, taskID);
    advance(index + 1);
  }
}

/** Puts the temporary index in the place of the live one. */
export async function moveIntoPlace(target: PushTarget): Promise<void> {
  const {client, live, temporary: indexName} = target;
  const operationIndexParams: OperationIndexParams = {operation: 'move', destination: live};
  let tries = 0;
  try {
    await completeTask(target, indexName, () => {
      tries += 1;
      return client.operationIndex({indexName, operationIndexParams});
    });
  } catch (error) {
    // An earlier try was carried out and its answer lost: the index is in its place, and no longer here.
    if (tries === 1 || readStatus(error) !== 404) throw error;
  }
}

/** A search may be answered by a server that has not heard of the last change yet. */
const mostCounts = 6;

/** Throws unless an index has exactly so many records. */
export async function checkCount(target: PushTarget, indexName: string, wanted: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const count = await retry(() => countRecords(target, indexName), target.pause);
    if (count === wanted) return;
    if (attempt === mostCounts)
      throw new Error(
        `"${indexName}" has ${formatCount(count)} records instead of ${formatCount(wanted)}. Another push may be running: wait until it's done, then push again.`,
      );
    await sleep(target.pause(attempt));
  }
}

async function countRecords({client}: PushTarget, indexName: string): Promise<number> {
  // With distinct, places would be counted and not records.
  const searchParams = {query: '', distinct: false, hitsPerPage: 1, analytics: false, enableRules: false};
  try {
    return (await client.searchSingleIndex({indexName, searchParams})).nbHits ?? 0;
  } catch (error) {
    if (readStatus(error) === 404) return 0;
    throw error;
  }
}

/** With pauses of up to five seconds, a task may take a quarter of an hour. */
const mostLooks = 200;

/** Makes a call that starts a task, and waits for the task. */
async function completeTask(target: PushTarget, indexName: string, start: () => Promise<{taskID: number}>): Promise<void> {
  const {taskID} = await retry(start, target.pause);
  await waitForTask(target, indexName, taskID);
}

/** Not the client's own helper: that gives up at the first 5xx, however long it has waited before. */
async function waitForTask({client, pause}: PushTarget, indexName: string, taskID: number): Promise<void> {
  for (let look = 1; look <= mostLooks; look += 1) {
    const {status} = await retry(() => client.getTask({indexName, taskID}), pause);
    if (status === 'published') return;
    await sleep(pause(look));
  }
  throw new Error(
    `Task ${taskID} of "${indexName}" is not done after ${mostLooks} checks. Algolia may be busy: see status.algolia.com.`,
  );
}
