import type {SearchRecord} from '../searchRecord.ts';
import type {OperationIndexParams} from './client.ts';
import {readStatus} from './clientErrors.ts';
import {buildSynonyms, indexSettings} from './indexSettings.ts';
import {retry} from './retry.ts';
import {completeTask, type Target, waitForTask} from './tasks.ts';

type Advance = (done: number) => void;

/** Leaves nothing in the temporary index but the rules of the live one. */
export async function startTemporary(target: Target): Promise<void> {
  const {client, temporary: indexName} = target;
  await completeTask(target, indexName, () => client.deleteIndex({indexName}));
  await copyRules(target);
}

/** Rules are made by people in the dashboard. The move overwrites the live index with all it has, so they come along. */
async function copyRules(target: Target): Promise<void> {
  const {client, live: indexName, temporary} = target;
  const operationIndexParams: OperationIndexParams = {operation: 'copy', destination: temporary, scope: ['rules']};
  try {
    await completeTask(target, indexName, () => client.operationIndex({indexName, operationIndexParams}));
  } catch (error) {
    // The first push: there is no live index yet.
    if (readStatus(error) !== 404) throw error;
  }
}

export async function writeSettings(target: Target): Promise<void> {
  const {client, temporary: indexName} = target;
  await completeTask(target, indexName, () => client.setSettings({indexName, indexSettings}));
  await completeTask(target, indexName, () => client.saveSynonyms({indexName, synonymHit: buildSynonyms()}));
}

/** Sends all batches and returns the IDs of their tasks. A batch may arrive twice: objectIDs make that harmless. */
export async function sendBatches(target: Target, batches: SearchRecord[][], advance: Advance): Promise<number[]> {
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

export async function waitForTasks(target: Target, taskIDs: number[], advance: Advance): Promise<void> {
  for (const [index, taskID] of taskIDs.entries()) {
    await waitForTask(target, target.temporary, taskID);
    advance(index + 1);
  }
}

/** Puts the temporary index in the place of the live one. */
export async function moveIntoPlace(target: Target): Promise<void> {
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
